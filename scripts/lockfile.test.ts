import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf, readLock } from './notices.ts';

const root = join(import.meta.dirname, '..');
const { packages } = readLock();

test('package-lock.json knows the packages of every platform, else npm ci refuses it on all of them', () => {
  const known = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)),
  );
  const missing = Object.values(packages)
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

test('package-lock.json has the checksum of every package, of other platforms too, and no address', () => {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(900);
  for (const [path, { integrity, resolved }] of installed)
    expect([path, integrity?.startsWith('sha512-'), resolved]).toEqual([path, true, undefined]);
});

test('every package of ours is under the licence of the repository', () => {
  const ours = globSync(['package.json', '{apps,packages}/*/package.json', '{e2e,bench}/package.json'], {
    cwd: root,
  });
  expect(ours.length).toBeGreaterThan(10);
  for (const path of ours)
    expect([path, JSON.parse(readFileSync(join(root, path), 'utf8')).license]).toEqual([path, 'Apache-2.0']);
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toContain('Apache License');
});

test('the notices name what the lock file has: npm run notices writes them', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), 'utf8')).toBe(noticesOf(readLock()));
  expect(() => noticesOf({ packages: { 'node_modules/odd': { version: '1.0.0' } } })).toThrow(
    /odd 1.0.0 names no licence/,
  );
});
