import { parseArgs } from 'node:util';
import { launch } from '../kit/browser.ts';
import { actsOn } from './acts.ts';
import { makeBoards } from './boards.ts';
import { measure, signedIn } from './measure.ts';

/**
 * How long it takes from what a person does to what they see of it, in the business application with its sample data
 * and a board of each size, medians of several times:
 *
 *   npm run screen -w bench -- http://127.0.0.1:3000
 *
 * `--boards 50,500` says how many cards; the boards are made where they are not there yet. `--times` says how often each
 * is done (9), `--cpu 1,4` how many times slower the processor is made.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    boards: { type: 'string', default: '50,500' },
    times: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '1,4' },
    only: { type: 'string' },
  },
});
const [address] = positionals;
if (!address)
  throw new Error('Say which address to measure: npm run screen -w bench -- http://127.0.0.1:3000');
const numbers = (list: string) => list.split(',').map(Number);

const boards = await makeBoards(address, numbers(values.boards));
const acts = actsOn(boards).filter(({ name }) => name.includes(values.only ?? ''));
const browser = await launch();
const context = await signedIn(browser, address);
const rows: Record<string, Record<string, number>> = {};
for (const cpu of numbers(values.cpu))
  for (const [name, { ms, longest }] of await measure(context, address, acts, {
    cpu,
    times: Number(values.times),
  }))
    rows[name] = { ...rows[name], [`${cpu}×, ms`]: ms, [`longest task ${cpu}×`]: longest };
console.table(rows);
await browser.close();
