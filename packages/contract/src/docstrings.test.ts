import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const declaration = /^(?:export )?(?:async )?(?:const|function|type|interface|class) (\w+)/;

/** The exports of a file without a docstring. A type that is read off a value (`typeof value`) has that of the value. */
function undocumented(file: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  const nameAt = (line: string | undefined) => declaration.exec(line ?? '')?.[1];
  const documented = new Set(
    lines.flatMap((line, at) => (lines[at - 1]?.endsWith('*/') ? (nameAt(line) ?? []) : [])),
  );
  const isDocumented = (line: string) => {
    const source = /^export type .*typeof (\w+)/.exec(line)?.[1];
    return [nameAt(line), source].some((name) => name !== undefined && documented.has(name));
  };
  return lines
    .filter((line) => line.startsWith('export ') && nameAt(line) && !isDocumented(line))
    .map((line) => `${file}: ${nameAt(line)}`);
}

// They are the API's documentation: readers of the contract have nothing else.
test('every export of the contract has a docstring', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !file.endsWith('.test.ts')).flatMap(undocumented)).toEqual([]);
});
