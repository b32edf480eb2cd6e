// Starts the tools of this project from its other scripts.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Children run in groups of their own, so that none of what they start outlives this process. */
const running = new Set();
const killGroup = (child) => {
  try {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
process.on('exit', () => running.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Runs a command line with the binaries of node_modules on its path.
 * @param {string[]} command the binary and its words
 * @param {{ env?: Record<string, string>, quiet?: boolean, seconds?: number }} options quiet: keep the output instead of
 *   showing it; seconds: when to give up
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function run(command, { env = {}, quiet = false, seconds = 1200 } = {}) {
  return new Promise((done) => {
    const start = performance.now();
    const [file, ...words] = command;
    const child = spawn(file, words, {
      cwd: root,
      env: { ...process.env, PATH: resolve(root, 'node_modules/.bin') + delimiter + process.env.PATH, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const timer = setTimeout(() => {
      output += `\nStopped after ${seconds} s.\n`;
      killGroup(child);
    }, seconds * 1000);
    const end = (ok) => {
      clearTimeout(timer);
      running.delete(child);
      done({ ok, output, seconds: (performance.now() - start) / 1000 });
    };
    child.on('error', (error) => {
      output += String(error);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
