/** The titles of all tests of a folder, read from their sources: `describe > it`, tables written out where they are literal. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One pattern for each test that a source file holds; `.*` stands for what only running would tell. */
export function titlesOf(folder: string): RegExp[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return collect(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true), []);
    });
}

function collect(node: ts.Node, path: readonly string[]): RegExp[] {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return children(node, path);
  const name = /^(describe|it|test)\b/.exec(node.expression.getText())?.[1];
  const texts = name === undefined ? [] : titles(node.arguments[0]!, tableOf(node.expression));
  return texts.flatMap((text) => {
    const inner = [...path, text];
    return name === 'describe' ? children(node, inner) : [new RegExp(`^${inner.join(' > ')}$`, 'su')];
  });
}

function children(node: ts.Node, path: readonly string[]): RegExp[] {
  const found: RegExp[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...collect(child, path));
  });
  return found;
}

/** The rows of `it.each([...])`, each a list of patterns; null for a plain call. */
function tableOf(callee: ts.Expression): string[][] | null {
  if (!ts.isCallExpression(callee)) return null;
  const [table] = callee.arguments;
  if (table === undefined || !ts.isArrayLiteralExpression(table)) return [[]];
  return table.elements.map((row) => (ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).map(value));
}

const value = (node: ts.Expression): string => (ts.isLiteralExpression(node) ? escape(node.text) : '.*');

/** A title as a pattern for each row of its table. */
function titles(node: ts.Expression, table: string[][] | null): string[] {
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.getText().slice(1, -1)
      : null;
  if (text === null) return [];
  const plain = escape(text.replaceAll(/\$\{[^}]*\}/g, '%s'));
  return (table ?? [[]]).map((row) => {
    let at = 0;
    return plain.replaceAll(/%[sidfjo]|\\\$[\w.]+/g, () => (table === null ? '.*' : (row[at++] ?? '.*')));
  });
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
