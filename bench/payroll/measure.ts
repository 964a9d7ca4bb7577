import { expectMade } from '../../apps/server/test/answers.ts';
import { insertBare } from './bare.ts';
import { type Bench, openBench } from './bench.ts';
import { hire, repeatYear } from './fill.ts';
import { watch } from './watch.ts';

const [url = '', count = '100', mostPaid = '1000'] = process.argv.slice(2);
const employees = Number(count);

/** Calculates a payroll as the application does, by a call and its job. */
async function calculate(bench: Bench, run: string): Promise<void> {
  const { version } = (await bench.owner.get(`payroll/runs/${run}`)).body;
  await expectMade(bench.owner, `payroll/runs/${run}/calculation`, { version });
  await bench.until(run, 'calculated');
}

async function pay(bench: Bench, run: string): Promise<void> {
  const headers = { 'idempotency-key': run, 'content-type': 'application/json' };
  const { status, body } = await bench.owner.send(`payroll/runs/${run}/payment`, {
    method: 'POST',
    body: '{}',
    headers,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  await bench.until(run, 'paid');
}

async function approve({ owner, second }: Bench, run: string): Promise<void> {
  await owner.put(`payroll/runs/${run}/review`, {});
  const { version, totals } = (await owner.get(`payroll/runs/${run}`)).body;
  await expectMade(second, `payroll/runs/${run}/approval`, { version, leaving: totals.leaving });
}

/** The zip is read as it comes and kept nowhere. Gives its bytes. */
async function takeZip({ address, headers }: Bench): Promise<number> {
  const answer = await fetch(`${address}/v1/payroll/p9s/2025`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The zip was answered with ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.byteLength;
  return bytes;
}

const bench = await openBench(url);
await hire(bench, employees);
const { id: run } = await expectMade(bench.owner, 'payroll/runs', { kind: 'monthly', month: '2026-01' });
/** The middle of three calculations, in turns with bare inserts of what they have written. */
async function compare() {
  const rounds = [];
  for (let round = 0; round < 3; round++)
    rounds.push({ ...(await watch(() => calculate(bench, run))), bare: await insertBare(bench, run) });
  rounds.sort((one, other) => one.ms / one.bare - other.ms / other.bare);
  const { ms = 0, bare = 1 } = rounds[1] ?? {};
  return { ms, bare, times: Number((ms / bare).toFixed(1)), mb: Math.max(...rounds.map(({ mb }) => mb)) };
}

const first = await compare();
await repeatYear(bench, run);
const again = await compare();
const figures: Record<string, number | string> = {
  employees,
  'computed, ms': first.ms,
  'bare, ms': first.bare,
  'to bare': first.times,
  'a year behind, ms': again.ms,
  'then to bare': again.times,
  'computing, MB': Math.max(first.mb, again.mb),
};
const zip = await watch(() => takeZip(bench));
figures['P9 zip, ms'] = zip.ms;
figures['zip, MB'] = Number((zip.result / 1e6).toFixed(1));
figures['zipping, MB'] = zip.mb;
if (employees <= Number(mostPaid)) {
  await approve(bench, run);
  const paid = await watch(() => pay(bench, run));
  figures['paid, a second'] = Math.round((employees / paid.ms) * 1000);
  figures['paying, MB'] = paid.mb;
}
console.log(JSON.stringify(figures));
await bench.stop();
