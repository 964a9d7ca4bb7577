import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type Conditions, measure, type PageFigures } from './measure.ts';

/**
 * Loads pages with an empty cache and prints what each brought and how long it took, medians of several loads:
 *
 *   npm run pages -w bench -- http://127.0.0.1:3000 /login /apps/chat
 *   npm run pages -w bench -- --demo --beside http://127.0.0.1:4000 http://127.0.0.1:3000 / /apps/chat
 *
 * `--beside` loads the same paths from a second address in turns with the first; `--demo` opens Kazi's demo; `--loads`
 * says how many loads are counted (5).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    demo: { type: 'boolean', default: false },
    loads: { type: 'string', default: '5' },
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

for (const path of paths) {
  const rows: Record<string, Omit<PageFigures, 'name'>> = {};
  for (const condition of conditions) {
    for (const origin of [address, values.beside].filter((one) => one !== undefined)) {
      const figures = await measure(browser, new URL(path, origin).href, condition, {
        loads,
        demo: values.demo,
      });
      rows[`${new URL(origin).host} ${condition.name}`] = figures;
    }
  }
  console.log(path);
  console.table(rows);
}
await browser.close();
