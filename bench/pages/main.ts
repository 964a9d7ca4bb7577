import { parseArgs } from 'node:util';
import { launch } from '../kit/browser.ts';
import { type Conditions, measure, type PageFigures } from './measure.ts';

/**
 * Loads pages with an empty cache and prints what each brought and how long it took, medians of several loads:
 *
 *   npm run pages -w bench -- http://127.0.0.1:3000 /login /apps/chat
 *   npm run pages -w bench -- --demo http://127.0.0.1:3000 / --beside http://127.0.0.1:4000/dashboard
 *
 * `--beside` gives another product's page for each path, in their order; it is loaded in turns with ours, since a
 * machine is not equally fast at all times. `--demo` opens Kazi's demo; `--loads` says how many loads are counted (5).
 * `--control` and `--control-beside` give CSS selectors of a button that opens a menu or changes the theme, ours and
 * theirs: told is when the first click on it works.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string', multiple: true, default: [] },
    demo: { type: 'boolean', default: false },
    loads: { type: 'string', default: '5' },
    control: { type: 'string' },
    'control-beside': { type: 'string' },
  },
});
const [address, ...given] = positionals;
if (!address)
  throw new Error('Say which address to measure: npm run pages -w bench -- http://127.0.0.1:3000');
const paths = given.length > 0 ? given : ['/login', '/'];
const loads = Number(values.loads);

/** As the peers in the table of docs/benchmarks.md were measured. */
const conditions: readonly Conditions[] = [
  { name: '1×', cpu: 1 },
  { name: '4×', cpu: 4 },
  { name: 'slow', cpu: 4, network: { kilobits: 1600, latencyMs: 150 } },
];

const browser = await launch();

for (const [index, path] of paths.entries()) {
  const beside = values.beside[index];
  const pages = [
    { url: new URL(path, address).href, control: values.control },
    ...(beside ? [{ url: beside, control: values['control-beside'] }] : []),
  ];
  const rows: Record<string, PageFigures> = {};
  for (const condition of conditions) {
    const figures = await measure(browser, pages, condition, { loads, demo: values.demo });
    for (const [page, of] of figures) rows[`${page} ${condition.name}`] = of;
  }
  console.table(rows);
}
await browser.close();
