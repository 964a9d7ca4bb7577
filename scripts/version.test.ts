import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

// The server, its figures and the menu show that of package.json; npm, Helm and the changelog want theirs written down.
test('the version of package.json is that of the changelog, the lock file, the packages and the chart', () => {
  const { version, workspaces } = JSON.parse(read('package.json'));
  expect(/^## (\S+),/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  const { packages } = JSON.parse(read('package-lock.json'));
  const folders = workspaces.flatMap((place: string) => globSync(`${place}/package.json`, { cwd: root }));
  expect(folders.length).toBeGreaterThan(8);
  for (const file of ['package.json', ...folders]) {
    expect(JSON.parse(read(file)).version, file).toBe(version);
    expect(packages[file.replace(/\/?package\.json$/, '')].version, file).toBe(version);
  }
  const { version: ofChart, appVersion } = parse(read('deploy/helm/kazi/Chart.yaml'));
  expect([ofChart, appVersion]).toEqual([version, version]);
});
