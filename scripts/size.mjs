import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFiles, root, say } from './tools.mjs';

const counted = /\.(ts|tsx|mjs|css|sql)$/;
const generated = /\.gen\.ts$/;

/** Lines and files written by hand, by folder: no texts, no documents, nothing that is generated. */
const files = ownFiles().filter((file) => counted.test(file) && !generated.test(file));

const sizes = new Map();
for (const file of files) {
  const [top = '', second = ''] = file.split('/');
  const folder = ['apps', 'packages'].includes(top) ? `${top}/${second}` : file.includes('/') ? top : '.';
  const size = sizes.get(folder) ?? { files: 0, lines: 0, testLines: 0 };
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  size.files++;
  size.lines += lines;
  if (/\.(test|spec)\.tsx?$|\/(test|testing|e2e)\//.test(`/${file}`)) size.testLines += lines;
  sizes.set(folder, size);
}

const rows = [...sizes].sort(([, one], [, other]) => other.lines - one.lines);
const total = rows.reduce(
  (sum, [, { files, lines, testLines }]) => ({
    files: sum.files + files,
    lines: sum.lines + lines,
    testLines: sum.testLines + testLines,
  }),
  { files: 0, lines: 0, testLines: 0 },
);
const number = (value) => value.toLocaleString('en').padStart(9);
say(`${'written by hand'.padEnd(24)}${'files'.padStart(9)}${'lines'.padStart(9)}${'of tests'.padStart(9)}`);
for (const [folder, { files, lines, testLines }] of [...rows, ['all', total]])
  say(`${folder.padEnd(24)}${number(files)}${number(lines)}${number(testLines)}`);
