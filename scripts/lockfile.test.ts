import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

test('package-lock.json knows the packages of every platform, else npm ci refuses it on all of them', () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  );
  const known = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});
