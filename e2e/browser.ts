import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell comes first: it draws no windows, which is half of the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** What is installed of the distribution's; some have no shell. */
const packages = ['chromium-headless-shell', 'chromium'];

const hasPlaywrightsOwn = () => existsSync(chromium.executablePath());

/** The system's Chromium to test with; undefined where Playwright starts its own, and where there is none. */
function findBrowser(): string | undefined {
  if (hasPlaywrightsOwn()) return undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => existsSync(path));
}

/** How a browser is started: for pages that come and go, or for one that lives long, which earns its best code then. */
export function launchOptions({ livesLong = false } = {}) {
  const executablePath = findBrowser();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Another process for each browser takes a fifteenth of the time.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      // Pages may ask for the names and roles that screen readers are given.
      '--enable-blink-features=ComputedAccessibilityInfo',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Threads that help one of the browsers would take from the others.
      `--js-flags=--single-threaded-gc --no-concurrent-recompilation${livesLong ? '' : ' --no-turbofan'}`,
    ],
  };
}

/** Finds a browser, or installs the distribution's where that is allowed; false where none can be had. */
function ensureBrowser(): boolean {
  const found = hasPlaywrightsOwn() ? "Playwright's own Chromium" : findBrowser();
  if (found) {
    console.log(`Testing with ${found}`);
    return true;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found; installing the distribution’s Chromium…');
    apt('update');
    for (const name of packages) {
      apt('install', '--yes', '--no-install-recommends', name);
      if (findBrowser()) return true;
    }
  }
  console.error(
    'The browser tests need a Chromium: run "npx playwright install --with-deps chromium", or install Chromium or Google Chrome from your distribution (Debian: apt-get install chromium-headless-shell), and start again.',
  );
  return false;
}

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (import.meta.main) process.exit(ensureBrowser() ? 0 : 1);
