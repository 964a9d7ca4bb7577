import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keysOf, removeEntries, removeImports } from './edit-list.ts';
import { keepFrontEnd } from './front-end.ts';

/** The folder of the clone. */
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npm run starter`: takes the demo's samples away and leaves a dashboard to begin with: boot, frame, sign-in, profile,
 * settings, and one empty page. `npm run starter -- --front-end` leaves that alone, and nothing of the product. What it
 * did is an uncommitted change, to be looked at before it is kept.
 */

const demo = 'apps/web/src/demo';
const simulation = 'packages/simulation/src';

/** What stays of each folder; all else in it is a sample. */
const kept: Record<string, readonly string[]> = {
  [demo]: [
    ...[
      'index.tsx',
      'fetch-all.ts',
      'routes.gen.ts',
      'routes',
      'routing',
      'calls',
      'frame',
      'session',
      'parts',
      'sheets',
    ],
    ...['authentication', 'misc', 'profile', 'account'],
  ],
  [`${demo}/routes/_demo`]: ['pages'],
  [`${demo}/routes/_demo/pages`]: ['profile.tsx', 'account-settings.tsx'],
  [simulation]: [
    ...['core', 'pages', 'people', 'auth', 'search', 'profile', 'account'],
    ...['apps.ts', 'simulation.ts'],
  ],
  'e2e/tests/demo': [],
  ...Object.fromEntries(
    ['en', 'sw', 'fr', 'ar'].map((language) => [
      `apps/web/src/i18n/${language}/demo`,
      ['account.json', 'authentication.json', 'forms.json', 'misc.json', 'profile.json'],
    ]),
  ),
};

/**
 * Samples that stand in folders which stay; the search for dead code, since what a dashboard is built with is not used yet; the list
 * of old names and the paths of ARCHITECTURE, most of which are gone.
 */
const alone = [
  'knip.json',
  ...['architecture.test.ts', 'names.test.ts', 'names.txt'].map((file) => `scripts/${file}`),
  ...['example-sources.ts', 'example-sources.test.ts', 'icon-set.ts'].map((file) => `apps/web/build/${file}`),
  'apps/web/public/demo',
  ...['search/search.test.ts', 'pages/paths.test.ts'].map((file) => `${simulation}/${file}`),
  ...['notification-list.tsx', 'notification-list.module.css'].map((file) => `${demo}/frame/${file}`),
];

const pagesThatStay = new Set([
  ...['ecommerce', 'profile', 'accountSettings'],
  ...['comingSoon', 'notAuthorized', 'maintenance', 'error'],
]);

/** Makes a starter of the clone in a folder. */
export async function makeStarter(folder: string): Promise<void> {
  const samples = Object.entries(kept).flatMap(([place, names]) =>
    readdirSync(join(folder, place))
      .filter((name) => !names.includes(name))
      .map((name) => `${place}/${name}`),
  );
  for (const path of [...samples, ...alone]) rmSync(join(folder, path), { recursive: true, force: true });
  await shortenLists(
    folder,
    samples.filter((path) => path.startsWith(simulation)).map((path) => path.slice(simulation.length + 1)),
  );
  cpSync(fileURLToPath(new URL('starter-files', import.meta.url)), folder, { recursive: true });
}

/** Takes the samples out of the lists of pages, of their icons and of simulated apps. */
async function shortenLists(folder: string, removedApps: readonly string[]): Promise<void> {
  const change = (file: string, edit: (source: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));

  const pageList = `${simulation}/pages/pages.data.ts`;
  const { pages }: { pages: readonly { target: string; icon: string }[] } = await import(
    join(folder, pageList)
  );
  const stays = pages.map(({ target }) => pagesThatStay.has(target));
  change(pageList, (source) => removeEntries(source, 'pages', (_page, at) => !stays[at]));

  const icons = new Set(pages.filter((_page, at) => stays[at]).map(({ icon }) => icon));
  change(`${demo}/frame/menu.ts`, (source) => {
    const names = keysOf(source, 'icons');
    return removeEntries(source, 'icons', (_icon, at) => !icons.has(names[at] ?? ''));
  });

  const isRemoved = (text: string) => removedApps.some((app) => text.includes(`./${app}/`));
  change(`${simulation}/apps.ts`, (source) =>
    removeImports(removeEntries(source, 'apps', isRemoved), isRemoved),
  );
}

/** Takes the command itself away: there is nothing left that it could do. */
function removeCommand(folder: string): void {
  for (const name of readdirSync(join(folder, 'scripts')))
    if (/starter|^front-end\.ts$/.test(name)) rmSync(join(folder, 'scripts', name), { recursive: true });
  const file = join(folder, 'package.json');
  const own = JSON.parse(readFileSync(file, 'utf8'));
  const { starter: _, ...scripts } = own.scripts;
  writeFileSync(file, `${JSON.stringify({ ...own, scripts }, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) {
    console.error(
      'There are changes that are not committed. Commit or put them aside first, so that nothing is lost.',
    );
    process.exitCode = 1;
  } else {
    await makeStarter(root);
    if (process.argv.includes('--front-end')) keepFrontEnd(root);
    removeCommand(root);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const changed = [demo, simulation, ...['.', 'apps/web', 'e2e'].map((place) => `${place}/package.json`)];
    execFileSync(process.execPath, [biome, 'check', '--write', '--unsafe', ...changed], {
      cwd: root,
      stdio: 'inherit',
    });
    console.log(
      `The samples are gone. Look at the change with git diff, then begin in ${demo}/start/start-page.tsx.`,
    );
  }
}
