/**
 * Keeps the files of the site, all of them from the first visit on, so that it opens without a network. `FILES`, with the
 * SHA-256 of each, and `VERSION`, which follows from all of them, are written by the build: files of two versions are never
 * kept together. A new version waits until no page of the old one is open: pages ask for their own files while they are
 * played.
 */
/* global FILES, VERSION */
const root = new URL('./', self.location.href);
/** Sites in several folders of one origin share its caches: each keeps and drops its own. */
const own = ` patience-site ${root.pathname}`;
const name = VERSION + own;
/** The digest of each by its path from the root of the site. */
const digests = FILES;
const kept = new Set(Object.keys(digests).map((file) => new URL(file, root).href));

async function digestOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/**
 * A file as it is now on the server: none of another version, as a server has while it is brought up to date. A page that
 * was sent on to another address could not be shown for the first.
 */
async function fetchFile(file, digest) {
  const response = await fetch(new URL(file, root), { cache: 'reload' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if ((await digestOf(response.clone())) !== digest) throw new Error(`${file} is of another version.`);
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** Where one cannot be had all is as it was, and the next visit tries again. */
async function keepAll() {
  const cache = await caches.open(name);
  const keep = async ([file, digest]) => cache.put(new URL(file, root), await fetchFile(file, digest));
  await Promise.all(Object.entries(digests).map(keep));
}

async function dropOthers() {
  const others = (await caches.keys()).filter((key) => key.endsWith(own) && key !== name);
  await Promise.all(others.map((key) => caches.delete(key)));
  await self.clients.claim();
}

/** The address without what a page reads for itself; a folder is its index. */
function fileOf(address) {
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  if (url.pathname.endsWith('/')) url.pathname += 'index.html';
  return url.href;
}

async function answer(request) {
  const cache = await caches.open(name);
  return (await cache.match(fileOf(request.url))) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && kept.has(fileOf(event.request.url))) event.respondWith(answer(event.request));
});
