import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
};

/**
 * Serves folders by the first part of the address, `/` being the one for all others; texts are served as pages, each with
 * the headers that `headersOf` gives it.
 */
export async function serve(
  folders: Readonly<Record<string, string>>,
  pages: Readonly<Record<string, string>> = {},
  headersOf: (path: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const prefix = Object.keys(folders).find((name) => name !== '/' && path.startsWith(name)) ?? '/';
    const rest = path.slice(prefix.length) || 'index.html';
    const body =
      pages[path] === undefined ? readFile(join(folders[prefix] ?? 'nowhere', rest)) : Promise.resolve(pages[path]);
    body.then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': types[extname(rest)] ?? 'text/html',
            // A page of another origin may load scripts from here.
            'access-control-allow-origin': '*',
            ...headersOf(path),
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
