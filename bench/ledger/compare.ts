import { inTurns, middle, type Run, repeat } from '../kit/figures.ts';
import { openBare } from './contestants/bare.ts';
import { openKazi } from './contestants/kazi.ts';
import { openPgledger, type PgledgerOptions } from './contestants/pgledger.ts';
import { openSettlement } from './contestants/settlement.ts';
import { addPast, rest } from './past.ts';
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
  await rest(superuserUrl);
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
    await rest(superuserUrl);
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

const columns = (name: string, { rate, p50, p99 }: Run) => ({
  [`${name}/s`]: Math.round(rate),
  [`${name} p50`]: p50,
  [`${name} p99`]: p99,
});

/** Measures each in turn, and that some times over. */
async function turns(
  all: Contestant[],
  { draw }: Spread,
  callers: number,
  { seconds, rounds }: Measured,
): Promise<(contestant: Contestant) => Run> {
  const runs = await inTurns(all, rounds, (each, isCounted) =>
    repeat(() => each.transfer(...draw()), { callers, seconds: isCounted ? seconds : 0.5 }),
  );
  return (contestant) => middle(runs.get(contestant) ?? []);
}
