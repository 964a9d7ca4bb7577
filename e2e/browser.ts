import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium to test with: Playwright's own where it is installed, else the system's; undefined for none. */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => existsSync(path));
}

/** Finds a browser, or installs the distribution's where that is allowed; false where none can be had. */
function ensureBrowser(): boolean {
  const found = findBrowser();
  if (found) {
    console.log(`Testing with ${found}`);
    return true;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found; installing the package chromium…');
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium');
    if (findBrowser()) return true;
  }
  console.error(
    'The browser tests need a Chromium: run "npx playwright install --with-deps chromium", or install Chromium or Google Chrome from your distribution (Debian: apt-get install chromium), and start again.',
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
