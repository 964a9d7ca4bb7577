import { openBare } from './contestants/bare.ts';
import { openKazi } from './contestants/kazi.ts';
import { openPgledger, type PgledgerOptions } from './contestants/pgledger.ts';
import { openSettlement } from './contestants/settlement.ts';
import { addPast, settle } from './past.ts';
import { type Figures, middle, run } from './run.ts';
import type { Contestant, Spread } from './setting.ts';

/** What is measured, and how long. */
export interface Measured {
  callers: number[];
  spreads: Spread[];
  seconds: number;
  rounds: number;
}

interface Addresses {
  url: string;
  superuserUrl: string;
}

/**
 * Kazi's lane, its transfers within a transaction of the caller's, its top-ups, pgledger and the bare INSERT in turns: a
 * row for each number of accounts and of callers.
 */
export async function compare(
  { url, superuserUrl }: Addresses,
  measured: Measured,
  pgledger: PgledgerOptions,
) {
  console.error('Opening and funding the accounts…');
  const { lane, within } = await openKazi(url);
  const [topup, other, bare] = [
    await openSettlement(url),
    await openPgledger(url, pgledger),
    await openBare(url),
  ];
  const all = [lane, within, topup, other, bare];
  await settle(superuserUrl);
  const rows: Record<string, string | number>[] = [];
  for (const spread of measured.spreads)
    for (const callers of measured.callers) {
      const figures = await turns(all, spread, callers, measured);
      const [ours, theirs, least] = [figures(lane), figures(other), figures(bare)];
      rows.push({
        accounts: spread.name,
        callers,
        ...columns(lane.name, ours),
        ...columns(within.name, figures(within)),
        ...columns(topup.name, figures(topup)),
        ...columns('pgledger', theirs),
        ...columns('bare', least),
        'lane to pgledger': (ours.rate / theirs.rate).toFixed(1),
        'bare to lane': (least.rate / ours.rate).toFixed(2),
      });
      console.error(JSON.stringify(rows.at(-1)));
    }
  for (const { close } of all) await close();
  return rows;
}

/** The lane alone, measured again and again with more and more transfers in its past. */
export async function grow({ url, superuserUrl }: Addresses, measured: Measured, sizes: number[]) {
  const { lane, within } = await openKazi(url);
  const rows: Record<string, string | number>[] = [];
  let there = 0;
  for (const size of sizes) {
    await addPast(url, lane, size - there);
    there = size;
    await settle(superuserUrl);
    for (const spread of measured.spreads)
      for (const callers of measured.callers) {
        const figures = (await turns([lane], spread, callers, measured))(lane);
        rows.push({ past: size, accounts: spread.name, callers, ...columns(lane.name, figures) });
        console.error(JSON.stringify(rows.at(-1)));
      }
  }
  await lane.close();
  await within.close();
  return rows;
}

const columns = (name: string, { rate, p50, p99 }: Figures) => ({
  [`${name}/s`]: Math.round(rate),
  [`${name} p50`]: Number(p50.toFixed(1)),
  [`${name} p99`]: Number(p99.toFixed(1)),
});

/** Measures each in turn, and that some times over. */
async function turns(
  all: Contestant[],
  { draw }: Spread,
  callers: number,
  { seconds, rounds }: Measured,
): Promise<(contestant: Contestant) => Figures> {
  const measured = new Map(all.map((each): [Contestant, Figures[]] => [each, []]));
  const measure = (each: Contestant, time: number) => run(() => each.transfer(...draw()), callers, time);
  for (const each of all) await measure(each, 0.5);
  for (let round = 0; round < rounds; round++)
    for (const [each, figures] of measured) figures.push(await measure(each, seconds));
  return (contestant) => middle(measured.get(contestant) ?? []);
}
