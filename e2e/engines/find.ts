import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { EngineName } from './test.ts';

/** The programs that drive each engine, and Debian's packages of them. */
const engines: Record<EngineName, { programs: readonly string[]; packages: readonly string[] }> = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const names: readonly EngineName[] = ['firefox', 'webkit'];
const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** The engines whose programs are installed. */
export const installedEngines = (): EngineName[] =>
  names.filter((name) => engines[name].programs.every(isInstalled));

/** Debian's packages of the engines that are not installed. */
export const missingPackages = (): string[] =>
  names.filter((name) => !installedEngines().includes(name)).flatMap((name) => engines[name].packages);

/** Installs packages of Debian, as root. */
export function install(packages: readonly string[]): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
}
