import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Entry {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  link?: boolean;
}

export interface Lock {
  packages: Record<string, Entry>;
}

const at = (name: string) => new URL(`../${name}`, import.meta.url);

/** Packages whose `package.json` names no licence that is known by a short name; what their LICENSE file holds. */
const byTheirFile: Record<string, string> = {
  'dejavu-fonts-ttf': 'Bitstream-Vera AND LicenseRef-Public-Domain',
  'png-js': 'MIT',
};

/** The lock file of this checkout. */
export const readLock = (): Lock => JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));

/**
 * What runs in production and is not ours, as a page: each package with its versions and its licence (SPDX), by licence.
 * @throws where a package has none
 */
export function noticesOf({ packages }: Lock): string {
  const others = Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]) => {
    const start = path.lastIndexOf('node_modules/');
    const name = path.slice(start + 'node_modules/'.length);
    if (start < 0 || dev || link) return [];
    const known = byTheirFile[name] ?? license;
    if (!known) throw new Error(`${name} ${version} names no licence: look into its files, and name it here`);
    return [{ line: `- ${name} ${version}`, known }];
  });
  const byLicence = Map.groupBy(others, ({ known }) => known);
  const sections = [...byLicence].toSorted(([, one], [, other]) => other.length - one.length);
  return `# What others have made

Kazi is under the [Apache License 2.0](LICENSE). What runs in production is made with these packages, each under a licence of its own, whose
text is in the package (\`node_modules/NAME\`). \`npm run notices\` writes this page from the lock file.
${sections.map(([license, those]) => `\n## ${license}\n\n${listOf(those)}\n`).join('')}`;
}

const listOf = (those: readonly { line: string }[]) =>
  [...new Set(those.map(({ line }) => line))].toSorted().join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(at('THIRD-PARTY-NOTICES.md'), noticesOf(readLock()));
