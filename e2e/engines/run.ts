import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { install, installedEngines, missingPackages } from './find.ts';

// Nothing is installed unless the environment asks for it.
if (process.env.INSTALL_BROWSERS === '1' && missingPackages().length > 0) install(missingPackages());

const missing = missingPackages();
if (missing.length > 0)
  console.log(
    `Skipped, since it is not installed: ${missing.join(', ')} ("Other browsers" in CONTRIBUTING.md says how).`,
  );
if (installedEngines().length > 0) {
  const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  const { status } = spawnSync(
    process.execPath,
    [
      playwright,
      'test',
      '--config=engines/playwright.config.ts',
      '--reporter=list,json',
      ...process.argv.slice(2),
    ],
    { cwd: join(import.meta.dirname, '..'), stdio: 'inherit' },
  );
  process.exit(status ?? 1);
}
