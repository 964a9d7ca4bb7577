import { cents } from '@kazi/contract/cents';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { startApp } from '../../test/app.ts';
import { aTenant } from '../../test/factories/tenant.ts';
import { aUser } from '../../test/factories/user.ts';
import { anOwnDatabase } from '../../test/own-database.ts';
import { aMailServer } from '../../test/smtp.ts';
import { noteBackup } from '../backup/last.ts';
import type { Config } from '../config/config.ts';
import { newId } from '../database/ids.ts';
import { migrate } from '../database/migrate.ts';
import { noTenant } from '../database/pool.ts';
import { readQueue } from '../jobs/queue.ts';
import { letter } from '../mail/letter.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Services } from '../services.ts';
import { readerIn } from '../texts/reader.ts';
import { keptFor } from './gauges.ts';

const line = z.tuple([z.string(), z.coerce.number()]);

/** The samples of a server's metrics whose names begin so. */
async function samples(address: string, ...names: string[]): Promise<Record<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((one) => names.some((name) => one.startsWith(name)));
  return Object.fromEntries(lines.map((one) => line.parse(one.split(/ (?=\S+$)/))));
}

const hello = letter(readerIn('en'), { subject: 'Hello', paragraphs: ['You there'] });

async function started(changes: Partial<Config> = {}) {
  const own = await anOwnDatabase();
  await migrate(own.url);
  const app = await startApp({ databaseUrl: own.url, logLevel: 'silent', ...changes });
  onTestFinished(async () => {
    await app.stop();
    await own.drop();
  });
  return { app, own };
}

type Values = { id?: string; status: 'unknown' | 'submitted' | 'succeeded' | 'failed'; ageS?: number };

async function aPayment({ database }: Services, user: Awaited<ReturnType<typeof aUser>>, values: Values) {
  const { id = newId(), status, ageS = 0 } = values;
  const at = new Date(Date.now() - ageS * 1000);
  await database.write(user.tenant.id, null, async (tx) => {
    await tx
      .insertInto('payments')
      .values({
        tenant_id: user.tenant.id,
        id,
        user_id: user.id,
        kind: 'withdrawal',
        operation: 'send-to-mpesa',
        rail: 'coop',
        amount: cents(100_00),
        currency: 'KES',
        status,
        party: JSON.stringify({ kind: 'phone', phone: '254712345678', name: 'Amina' }),
        narration: 'Reward',
        reference: newId(),
        callback_hash: newId(),
        created_at: at,
        submitted_at: at,
        asked_at: new Date(),
      })
      .execute();
  });
}

test('the money of all workspaces is counted, and nothing of whose it is', async () => {
  const { app } = await started();
  const [one, other] = [await aUser(app, await aTenant(app)), await aUser(app, await aTenant(app))];
  const lastWeek = newId(new Date(Date.now() - 7 * 86_400_000));
  await aPayment(app.services, one, { status: 'unknown', ageS: 7200 });
  await aPayment(app.services, other, { status: 'unknown', ageS: 60 });
  await aPayment(app.services, other, { status: 'succeeded' });
  await aPayment(app.services, other, { status: 'failed', id: lastWeek });
  await app.services.database.write(one.tenant.id, null, async (tx) => {
    const row = { tenant_id: one.tenant.id, rail: 'coop', kind: 'amount' as const, day: '2026-11-23' };
    const resolved = { resolved_at: new Date(), resolved_by: one.id, note: 'Paid' };
    await tx
      .insertInto('rail_differences')
      .values([
        { ...row, id: newId(), line_id: '1' },
        { ...row, ...resolved, id: newId(), line_id: '2' },
      ])
      .execute();
    await tx
      .insertInto('money_alerts')
      .values({ tenant_id: one.tenant.id, id: newId(), kind: 'credentials', text: 'Refused' })
      .execute();
  });
  const money = await samples(app.address, 'payments_', 'reconciliation_', 'money_', 'workspaces');
  expect(money).toEqual({
    workspaces: 2,
    'payments_open{rail="coop",status="unknown"}': 2,
    'payments_oldest_open_seconds{rail="coop",status="unknown"}': expect.closeTo(7200, -2),
    'payments_decided_last_day{rail="coop",status="succeeded"}': 1,
    reconciliation_differences_open: 1,
    'money_alerts_last_day{kind="credentials"}': 1,
  });
});

const queueOf = (address: string) =>
  samples(address, 'jobs_waiting', 'jobs_running', 'jobs_given_up', 'jobs_oldest_waiting_seconds');

test('while the database is away nothing is said of it, not even a zero', async () => {
  const { app, own } = await started();
  await own.away();
  expect(await queueOf(app.address)).toEqual({});
  expect(await samples(app.address, 'payments_', 'workspaces', 'reconciliation_')).toEqual({});
  await own.back();
  await expect.poll(() => queueOf(app.address)).toMatchObject({ jobs_given_up: 0 });
});

test('jobs that wait, and jobs that were given up, are counted', async () => {
  const { app } = await started();
  await app.services.database.write(noTenant, null, async (tx) => {
    const put = (name: string, at: string) =>
      sql<{ id: string }>`
        select id from graphile_worker.add_job(${name}, run_at => now() + ${at}::interval)`.execute(tx);
    await put('test-no-handler', '-90 seconds');
    await put('test-later', '1 hour');
    const { rows } = await put('test-failed', '0 seconds');
    const ids = rows.map(({ id }) => id);
    await sql`select graphile_worker.permanently_fail_jobs(${ids}::bigint[], 'It broke')`.execute(tx);
  });
  // A job of the minute may be in the queue as well, for a moment.
  await expect
    .poll(() => readQueue(app.services.database))
    .toEqual({
      ...{ waiting: 1, running: 0, givenUp: 1, failing: [] },
      oldestSeconds: expect.closeTo(90, -2),
    });
  expect(await queueOf(app.address)).toMatchObject({ jobs_given_up: 1 });
});

test('letters that the mail server turns away are counted, with the age of the oldest, until it takes them', async () => {
  const smtp = await aMailServer();
  onTestFinished(() => smtp.close());
  smtp.refuse(true);
  const { app } = await started({ smtpUrl: smtp.url });
  const tenant = await aTenant(app);
  const { database } = app.services;
  const letters = () => database.write(tenant.id, null, (tx) => sendMail(tx, 'a@example.com', hello));
  await letters();
  await letters();
  const failing = async () => (await readQueue(database)).failing;
  await expect.poll(failing, { timeout: 10_000 }).toMatchObject([{ job: 'send-mail', count: 2 }]);
  await database.write(noTenant, null, (tx) =>
    sql`update graphile_worker._private_jobs set created_at = now() - interval '2 hours' where last_error is not null`.execute(
      tx,
    ),
  );
  expect(await failing()).toEqual([{ job: 'send-mail', count: 2, oldestSeconds: expect.closeTo(7200, -3) }]);
  const told = await samples(app.address, 'jobs_failing', 'jobs_oldest_failing');
  expect(told).toMatchObject({ 'jobs_failing{job="send-mail"}': 2 });
  expect(told['jobs_oldest_failing_seconds{job="send-mail"}']).toBeGreaterThan(3600);
  smtp.refuse(false);
  await database.write(noTenant, null, (tx) =>
    sql`update graphile_worker._private_jobs set run_at = now() where last_error is not null`.execute(tx),
  );
  await letters(); // which wakes a worker
  await expect.poll(failing, { timeout: 10_000 }).toEqual([]);
});

test('the last backup is told where the server keeps its own database', async () => {
  const app = await startApp({ databaseUrl: undefined });
  onTestFinished(() => app.stop());
  const backup = () => samples(app.address, 'backup_');
  expect(await backup()).toEqual({ backup_last_success_timestamp_seconds: 0 });
  await noteBackup(app.dataDir);
  const { backup_last_success_timestamp_seconds: at } = await backup();
  expect(at).toBeCloseTo(Date.now() / 1000, -2);
  const { app: other } = await started();
  expect(await samples(other.address, 'backup_')).toEqual({});
});

test('what is read is kept for a while, and a failure is not', async () => {
  let read = 0;
  const often = keptFor(60_000, async () => ++read);
  expect([await often(), await often()]).toEqual([1, 1]);
  const failing = keptFor(60_000, async () => {
    if (++read < 4) throw new Error('not yet');
    return read;
  });
  await expect(failing()).rejects.toThrow('not yet');
  await expect(failing()).rejects.toThrow('not yet');
  expect(await failing()).toBe(4);
});
