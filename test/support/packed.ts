import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = resolve(import.meta.dirname, '../..');

type Target = string | { types: string; default: string };

/** What is asked of package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** A folder in which somebody has installed the package. */
export interface Installed {
  readonly folder: string;
  /** The package in it. */
  readonly path: string;
  /** The tarball: where it lies, how large it is, and what it holds. */
  readonly tarball: string;
  readonly size: number;
  readonly files: readonly string[];
  readonly remove: () => void;
}

/** Packs the package as it would be published, and unpacks it beside its declared dependencies, and `others`. */
export async function install(...others: string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: root,
  });
  // npm 11 answers with a list, npm 12 with an object keyed by name.
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, unknown>) as [
    { filename: string; size: number; files: { path: string }[] },
  ];
  const tarball = join(folder, packed.filename);
  const path = join(folder, 'node_modules', manifest.name);
  mkdirSync(path, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', path, '--strip-components=1']);
  for (const name of [...Object.keys(manifest.dependencies), ...others]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  const files = packed.files.map((file) => file.path);
  return {
    folder,
    path,
    tarball,
    size: packed.size,
    files,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
