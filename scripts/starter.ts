import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * `npm run starter`: takes the demo's samples away and leaves a dashboard to begin with: boot, frame, sign-in, profile,
 * settings, and one empty page. What it did is an uncommitted change, to be looked at before it is kept.
 */

const demo = 'apps/web/src/demo';
const simulation = 'packages/simulation/src';

/** What stays of each folder; all else in it is a sample. */
const kept: Record<string, readonly string[]> = {
  [demo]: [
    ...['index.tsx', 'router.ts', 'routes.gen.ts', 'routes', 'routing', 'calls', 'frame', 'session', 'parts'],
    ...['authentication', 'misc', 'profile', 'account'],
  ],
  [`${demo}/routes/_demo`]: ['pages'],
  [`${demo}/routes/_demo/pages`]: ['profile.tsx', 'account-settings.tsx'],
  [simulation]: [
    ...['core', 'pages', 'people', 'auth', 'search', 'profile', 'account'],
    ...['apps.ts', 'simulation.ts'],
  ],
  'e2e/tests/demo': [],
};

/** Samples that stand in folders which stay. */
const alone = [
  `${simulation}/search/search.test.ts`,
  ...['header-buttons.tsx', 'notification-list.tsx', 'notification-list.module.css'].map(
    (file) => `${demo}/frame/${file}`,
  ),
];

/** Files with a line for each page, icon or app: the lines of samples go. The pages come first: they say which icons stay. */
const pageList = `${simulation}/pages/pages.data.ts`;
const lists = [pageList, `${demo}/frame/menu.ts`, `${demo}/frame/demo-app.tsx`, `${simulation}/apps.ts`];
const pagesThatStay = new Set([
  ...['ecommerce', 'profile', 'accountSettings'],
  ...['comingSoon', 'notAuthorized', 'maintenance', 'error'],
]);

/** Whether a line of a list belongs to a sample; `removedApps` are the names of the folders that are gone. */
function isSample(line: string, removedApps: readonly string[], icons: ReadonlySet<string>): boolean {
  const [, target] = /^ {2}\{ target: '(\w+)'/.exec(line) ?? [];
  if (target) return !pagesThatStay.has(target);
  const [, icon] = /^ {2}'?([\w-]+)'?: Icon\w+,$/.exec(line) ?? [];
  if (icon) return !icons.has(icon);
  if (/(Cart|Notifications)Button/.test(line)) return true;
  return removedApps.some((app) => line.includes(`'./${app}/`));
}

/** Makes a starter of the clone in a folder. */
export function makeStarter(folder: string): void {
  const samples = Object.entries(kept).flatMap(([place, names]) =>
    readdirSync(join(folder, place))
      .filter((name) => !names.includes(name))
      .map((name) => `${place}/${name}`),
  );
  for (const path of [...samples, ...alone]) rmSync(join(folder, path), { recursive: true, force: true });

  const apps = samples
    .filter((path) => path.startsWith(simulation))
    .map((path) => path.slice(simulation.length + 1));
  const icons = new Set<string>();
  for (const list of lists) {
    const lines = readFileSync(join(folder, list), 'utf8').split('\n');
    const stays = lines.filter((line) => !isSample(line, apps, icons));
    writeFileSync(join(folder, list), stays.join('\n'));
    if (list === pageList)
      for (const line of stays)
        for (const [, icon] of line.matchAll(/icon: '([\w-]+)'/g)) if (icon) icons.add(icon);
  }
  cpSync(fileURLToPath(new URL('starter-files', import.meta.url)), folder, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changes) {
    console.error(
      'There are changes that are not committed. Commit or put them aside first, so that nothing is lost.',
    );
    process.exitCode = 1;
  } else {
    makeStarter(root);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    execFileSync(process.execPath, [biome, 'check', '--write', '--unsafe', demo, simulation], {
      cwd: root,
      stdio: 'inherit',
    });
    console.log(
      `The samples are gone. Look at the change with git diff, then begin in ${demo}/start/start-page.tsx.`,
    );
  }
}
