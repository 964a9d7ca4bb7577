import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFiles, root, say } from './tools.mjs';

/** A file with fewer lines than this whose one importer stands beside it is a part of that one. */
const fewest = 40;
/**
 * Of a folder's files at most so many may have one importer. The variants have a file for each route and each part that is fetched
 * late, which have one by nature; their share may only shrink.
 */
const mostWithOne = {
  'apps/web/src/business': 0.6,
  'apps/web/src/demo': 0.56,
  'apps/web/src/shell': 0.2,
  'apps/server/src': 0.4,
};
/** The starters have one of their own in place of these or of what imports them. */
const exempt = ['apps/web/src/boot/early-keys.ts', 'apps/web/src/demo/frame/leave-item.tsx'];

const source = /^(apps|packages)\/[^/]+\/(src|build)\/.*\.tsx?$/;
// The router finds the files of routes, and pages of the showcase are found by their names, as no import tells.
const notCounted = /\.(test|gen|d|data)\.tsx?$|\/testing\/|\/demo\/showcase\//;
const imports = /\b(?:from|import)\s*(\(?)\s*['"](\.[^'"?]+)/g;

/**
 * Who imports each source file by its relative address. What is fetched apart (`import()`) counts as well, and is marked as lazy.
 * @param {Map<string, string>} sources text by file
 * @returns {Map<string, { by: Set<string>, lazy: boolean }>}
 */
function importersOf(sources) {
  const importers = new Map([...sources.keys()].map((file) => [file, { by: new Set(), lazy: false }]));
  for (const [file, text] of sources) {
    if (file.includes('.test.')) continue;
    for (const [, call, address] of text.matchAll(imports)) {
      const imported = importers.get(join(dirname(file), address));
      imported?.by.add(file);
      if (imported && call) imported.lazy = true;
    }
  }
  return importers;
}

/**
 * Files that are too small to stand beside the only one that uses them. One with tests of its own may.
 * @param {Map<string, string>} sources text by file
 * @param {Set<string>} byName files that packages import by a name, or that stay for another reason
 * @returns {{ file: string, only: string }[]}
 */
export function crumbs(sources, byName = new Set(exempt)) {
  return [...importersOf(sources)].flatMap(([file, { by, lazy }]) => {
    const [only] = by;
    const small = (sources.get(file) ?? '').split('\n').length - 1 < fewest;
    const tested = ['.test.ts', '.test.tsx'].some((end) => sources.has(file.replace(/\.tsx?$/, end)));
    if (notCounted.test(file) || byName.has(file) || by.size !== 1 || lazy || tested || !small) return [];
    return dirname(only) === dirname(file) && !/\.gen\.ts$|\/index\.ts$/.test(only) ? [{ file, only }] : [];
  });
}

/**
 * How many of a folder's files have one importer.
 * @param {Map<string, string>} sources text by file
 * @returns {{ folder: string, files: number, one: number }[]}
 */
export function importerCounts(sources) {
  const importers = importersOf(sources);
  return Object.keys(mostWithOne).map((folder) => {
    const files = [...sources.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && !notCounted.test(file),
    );
    return {
      folder,
      files: files.length,
      one: files.filter((file) => importers.get(file)?.by.size === 1).length,
    };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = ownFiles().filter((file) => source.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const manifests = globSync('packages/*/package.json', { cwd: root });
  const exported = manifests.flatMap((manifest) => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'));
    return Object.values(exports).flatMap((file) =>
      globSync(file, { cwd: join(root, dirname(manifest)) }).map((found) => join(dirname(manifest), found)),
    );
  });
  const small = crumbs(sources, new Set([...exempt, ...exported]));
  for (const { file, only } of small)
    say(`${file}: it has fewer than ${fewest} lines and only ${only} uses it. Move it into that file.`);
  for (const { folder, files, one } of importerCounts(sources)) {
    const most = mostWithOne[folder];
    if (one / files > most || small.length > 0) process.exitCode = 1;
    say(
      `${folder}: ${one} of ${files} files have one importer (${Math.round((100 * one) / files)} %, at most ${Math.round(most * 100)} %)`,
    );
  }
}
