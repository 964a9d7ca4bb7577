import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { fail, root, run, say } from './tools.mjs';

/** All that the built web application is made of. */
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const notSources = new Set(['node_modules', 'dist']);
const built = join(root, 'apps', 'web', 'dist', 'index.html');
const record = join(root, '.cache', 'web-build');

/** Builds the web application unless the last build was of the very same sources. */
export async function ensureBuilt() {
  const hash = hashOf(sources.map((source) => join(root, source)));
  if (existsSync(built) && existsSync(record) && readFileSync(record, 'utf8') === hash) return;
  say('Building the web application…');
  const began = Date.now();
  if (
    !(await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps', 'web'),
    }))
  ) {
    fail('The web application could not be built; what is wrong stands above.');
  }
  mkdirSync(dirname(record), { recursive: true });
  // Hashed anew: the build itself may generate a source, such as the tree of routes.
  writeFileSync(record, hashOf(sources.map((source) => join(root, source))));
  say(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(path) {
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !notSources.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  await ensureBuilt();
}
