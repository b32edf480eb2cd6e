/** Registers all tags. */
import './stroptivye-damy.js';
import './tsarstvo-zhenshchin.js';
import './damskiy.js';
import './otvazhnye-damy.js';
import './kongress.js';
import './korol-dama-valet.js';
import './kenfild.js';
import './damy-kuvyrkom.js';
import './damy-bliznetsy.js';
import './skorpion.js';
