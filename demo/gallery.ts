/** The page that leads to the games: real cards come into the small tables as these come near. */
import '../src/define/autoload.js';
import { keepOffline } from './offline.js';
import { wakeHead } from './wake.js';

/** Another deal for each, so that no two tables look alike. */
async function lay(place: HTMLElement, deal: number): Promise<void> {
  const id = place.dataset['game'] ?? '';
  const tag = `patience-${id}`;
  const table = document.createElement(tag) as HTMLElement & { updateComplete?: Promise<unknown> };
  const attributes = { deal: String(deal), toolbar: 'none', motion: 'none', lang: document.documentElement.lang };
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  table.inert = true;
  place.append(table);
  await customElements.whenDefined(tag);
  await table.updateComplete;
  place.classList.add('laid');
}

const places = [...document.querySelectorAll<HTMLElement>('.mini')];
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      near.unobserve(target);
      void lay(target, 1 + places.indexOf(target));
    }
  },
  { rootMargin: '200px' },
);
for (const place of places) near.observe(place);
wakeHead();
keepOffline();
