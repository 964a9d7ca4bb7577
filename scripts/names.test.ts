import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const list = 'names.txt';

/** Exports whose name says how it is used, where it shall say what it is: `seenOf`, `centsIn`, `payWords`. */
function vagueExports(): string[] {
  const found = execFileSync(
    'git',
    [
      'grep',
      '--untracked',
      '-hoE',
      String.raw`^export (async )?(const|function|type|interface|class) \w+(Of|In|Words)\b`,
      '--',
      '*.ts',
      '*.tsx',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return [...new Set(found.match(/\w+$/gm))].toSorted();
}

test('no new export ends in Of, In or Words, and one that is gone leaves the list (vitest -u takes it out)', async () => {
  const known = new Set(
    readFileSync(join(import.meta.dirname, list), 'utf8')
      .trim()
      .split('\n'),
  );
  const names = vagueExports();
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(list);
});
