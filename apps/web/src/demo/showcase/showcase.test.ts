import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { showcase, showcasePaths } from '@kazi/simulation/showcase';
import { expect, test } from 'vitest';
import { cutExamples } from '../../../build/example-sources.ts';
import { type About, functionName } from './about.ts';

const sourcesOf = (path: string) => {
  const folder = join(import.meta.dirname, path);
  const files = readdirSync(folder).filter((file) => file.endsWith('examples.tsx'));
  const cut = files.map((file) => cutExamples(readFileSync(join(folder, file), 'utf8')));
  return Object.fromEntries(cut.flatMap((sources) => Object.entries(sources)));
};

const readAbout = (path: string) => readFileSync(join(import.meta.dirname, path, 'about.json'), 'utf8');

test.each(showcasePaths)('%s has examples, and says of each what it is', (path) => {
  const about: About = JSON.parse(readAbout(path));
  expect(Object.keys(about.examples).map(functionName).sort()).toEqual(Object.keys(sourcesOf(path)).sort());
  expect(about.accessibility.length).toBeGreaterThan(0);
});

const everything = new Map(
  showcasePaths.map((path) => {
    const { summary, keywords, examples }: About = JSON.parse(readAbout(path));
    return [path, JSON.stringify([path, showcase[path], summary, keywords, examples]).toLowerCase()];
  }),
);

test.each([
  ...[
    'grouped bar',
    'horizontal bar',
    'stacked bar',
    'combo chart',
    'heatmap',
    'donut',
    'gauge',
    'kpi',
    'pricing card',
  ],
  ...[
    'date picker',
    'datepicker',
    'date range',
    'otp',
    'multi-select',
    'tag input',
    'creatable',
    'autosize',
    'select all',
  ],
  ...[
    'read-only',
    'half star',
    'on blur',
    'cross-field',
    'auto-save',
    'character limit',
    'upload avatar',
    'dropzone',
  ],
  ...[
    'data grid',
    'sticky header',
    'virtualized',
    'column visibility',
    'row grouping',
    'server-side',
    'expandable row',
  ],
  ...[
    'export pdf',
    'column mapping',
    'web worker',
    'lazy',
    'infinite scroll',
    'load more',
    'empty state',
    'loading',
  ],
  ...[
    'bottom sheet',
    'nested menu',
    'dismissible',
    'variant',
    'outline',
    'navbar',
    'sidebar',
    'scrollspy',
    'placement',
  ],
  ...[
    'hover card',
    'segmented control',
    'promise toast',
    'persist',
    'rtl',
    'arabic',
    'treeview',
    'skeleton',
    'stepper',
  ],
])('the trade’s %s is found', (term) => {
  const found = [...everything].filter(([, text]) => term.split(' ').every((word) => text.includes(word)));
  expect(found).not.toEqual([]);
});

/** What a page says as a constant, since the compiler does not compare a file of JSON with its type. */
const typedAbout = (path: string) =>
  `import type { About } from '${'../'.repeat(path.split('/').length)}about.ts';\nexport const about = ${readAbout(path).trim()} satisfies About;\n`;

test('sources are short enough to be read, and compile by themselves, as what pages say of them', () => {
  const web = join(import.meta.dirname, '../../..');
  const folder = join(web, '.cache/examples');
  rmSync(folder, { recursive: true, force: true });
  for (const path of showcasePaths) {
    const page = join(folder, 'src/demo/showcase', path);
    mkdirSync(page, { recursive: true });
    writeFileSync(join(page, 'about.ts'), typedAbout(path));
    for (const [name, source] of Object.entries(sourcesOf(path))) {
      expect(source.split('\n').length, `${path}, ${name}`).toBeLessThan(130);
      writeFileSync(join(page, `${name}.tsx`), source);
    }
  }
  const config = {
    extends: '../../tsconfig.json',
    // What examples import from beside and above them stands in the second folder.
    compilerOptions: { rootDirs: ['src', '../../src'] },
    include: ['src', '../../src/**/*.d.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(web, '../../node_modules/typescript/bin/tsc');
  expect(complaints(compiler, folder)).toBe('');
  rmSync(folder, { recursive: true });
});

/** What the compiler says of the folder's files; nothing where all is well. */
function complaints(compiler: string, folder: string): string {
  try {
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
