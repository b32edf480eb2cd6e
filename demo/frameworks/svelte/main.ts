import 'patience-elements/define/kenfild';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.querySelector('#app');
if (target !== null) mount(App, { target });
