import { readFileSync } from 'node:fs';

/** Prints the comment that a script begins with, and ends it. */
export function tellHow(url) {
  const [comment] = /^(?:\/\/.*\n)+/.exec(readFileSync(new URL(url), 'utf8')) ?? [''];
  console.log(comment.replace(/^\/\/ ?/gm, '').trim());
  process.exit();
}
