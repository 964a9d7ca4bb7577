import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { showcasePaths } from '@kazi/simulation/showcase';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const files = (path: string) =>
  globSync('*.tsx', { cwd: `${folder}${path}` })
    .map((name) => name.replace('.tsx', ''))
    .filter((name) => name !== 'about');

test.each(showcasePaths)('%s has examples, and says of each what it is', async (path) => {
  const { about } = await import(/* @vite-ignore */ `${folder}${path}/about.tsx`);
  expect(Object.keys(about.examples).sort()).toEqual(files(path).sort());
  expect(about.accessibility.length).toBeGreaterThan(0);
});

test('a source shown is short enough to be read, and takes nothing from beside the packages but what it names', () => {
  for (const path of showcasePaths)
    for (const name of files(path)) {
      const source = readFileSync(`${folder}${path}/${name}.tsx`, 'utf8');
      expect(source.split('\n').length, `${path}/${name}`).toBeLessThan(130);
      expect(source, `${path}/${name}`).toMatch(/^export default function /m);
    }
});
