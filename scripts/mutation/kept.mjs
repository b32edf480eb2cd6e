// docs/mutation.json: what was found in each file, and why what survives is no other code.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const path = join(root, 'docs/mutation.json');

export const readKept = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

const count = (mutants, ...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;

/** The code that a range covers, on one line. */
function codeAt(file, range) {
  const [line, column, endLine, endColumn] = range.split(/[:-]/).map(Number);
  const lines = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .slice(line - 1, endLine);
  lines.push(lines.pop().slice(0, endColumn));
  lines[0] = lines[0].slice(column);
  return lines.join('\n').replace(/\s+/g, ' ');
}

function write(kept) {
  const sorted = Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

const lives = ({ status }) => status === 'Survived' || status === 'NoCoverage';

/** Writes down what was found in these files. A survivor that was known keeps its reason. */
export function keep(files, mutants) {
  const kept = readKept();
  for (const file of files) {
    const own = mutants.filter((mutant) => mutant.file === file);
    const known = kept[file]?.survived ?? [];
    const survived = own.filter(lives).map(({ at, mutator, becomes }) => {
      const code = codeAt(file, at);
      const why = known.find((other) => other.code === code && other.becomes === becomes)?.why;
      return { at, mutator, code, becomes, ...(why === undefined ? {} : { why }) };
    });
    const killed = count(own, 'Killed', 'RuntimeError');
    const timeout = count(own, 'Timeout');
    kept[file] = { mutants: killed + timeout + survived.length, killed, timeout, survived };
  }
  write(kept);
}

/** The code that the survivors of these files change, as Stryker takes it. */
export const rangesOf = (files) => {
  const kept = readKept();
  return files.flatMap((file) => (kept[file]?.survived ?? []).map(({ at }) => `${file}:${at}`));
};

/** Writes down which of the survivors of these files have been noticed now. */
export function keepAgain(files, mutants) {
  const kept = readKept();
  for (const file of files.filter((name) => kept[name] !== undefined)) {
    const own = kept[file];
    own.survived = own.survived.filter((survivor) => {
      const met = mutants.find(
        (mutant) => mutant.file === file && ['at', 'mutator', 'becomes'].every((key) => mutant[key] === survivor[key]),
      );
      if (met === undefined || lives(met)) return true;
      own[met.status === 'Timeout' ? 'timeout' : 'killed']++;
      return false;
    });
  }
  write(kept);
}

/** The table of docs/quality.md: a row for each file and each folder. */
export function table(kept) {
  const rows = Object.entries(kept).map(([file, { mutants, killed, timeout, survived }]) => ({
    name: `\`${file}\``,
    folder: file.slice(0, file.lastIndexOf('/')),
    numbers: [mutants, killed, timeout, survived.length, survived.filter(({ why }) => why !== undefined).length],
  }));
  const score = ([mutants, killed, timeout]) => `${((100 * (killed + timeout)) / mutants).toFixed(1)} %`;
  const line = ({ name, numbers }) => `| ${[name, ...numbers, score(numbers)].join(' | ')} |`;
  const sum = (list) => list.reduce((all, { numbers }) => all.map((one, at) => one + numbers[at]), [0, 0, 0, 0, 0]);
  const lines = [...new Set(rows.map(({ folder }) => folder))].flatMap((folder) => {
    const own = rows.filter((row) => row.folder === folder);
    return [line({ name: `**\`${folder}\`**`, numbers: sum(own) }), ...own.map(line)];
  });
  return [
    '| code | mutants | killed | timeout | survived | of them equivalent | score |',
    `| --- |${' ---: |'.repeat(6)}`,
    ...lines,
  ].join('\n');
}
