import { randomUUID } from 'node:crypto';
import { addDays } from '@kazi/contract/shared';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { aFund } from '../../../test/factories/funds.ts';
import { anObligation } from '../../../test/factories/obligation.ts';
import { preferring } from '../../../test/factories/preferences.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo } from '../../../test/mail.ts';
import { useAnew } from '../../../test/use.ts';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { remindOfReturns } from './remind.ts';

const app = useServer();

const today = kenyanDay();

const tenant = useAnew(() => aTenant(app));
const boss = useAnew(() => aUser(app, tenant, { role: 'owner' }));
const owner = api(app, boss);
beforeEach(async () => {
  await aFund(app, boss, 100_000);
});

const remind = (day = today) =>
  app.services.database.write(tenant.id, null, (tx) => remindOfReturns(tx, day));
const owed = (dueOn: string, authority: 'paye' | 'nssf' | 'shif' = 'paye') =>
  anObligation(app, boss, { authority, dueOn, shillings: 1_000 });
const told = async (as = owner) =>
  (await as.get('notifications')).body.items.map(({ kind }: { kind: string }) => kind);

test('who runs payroll is told days before and on the day, each once, in the bell and by mail', async () => {
  const others = [
    api(app, await aUser(app, tenant, { role: 'manager' })),
    api(app, await aUser(app, tenant, { role: 'employee' })),
  ];
  await owed(addDays(today, 3));
  await owed(addDays(today, 3), 'nssf');
  await remind();
  await remind();
  // Nor a day later.
  await remind(addDays(today, 1));
  expect(await told()).toEqual(['return-soon']);
  await owed(today, 'shif');
  await remind();
  await remind();
  expect(await told()).toEqual(['return-due', 'return-soon']);
  for (const as of others) expect(await told(as)).toEqual([]);
  const mails = await vi.waitFor(
    async () => {
      const all = await mailsTo(app, boss.email);
      expect(all).toHaveLength(2);
      return all;
    },
    { timeout: 15_000, interval: 50 },
  );
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Payroll returns are due today',
    'Payroll returns are due within three days',
  ]);
  for (const { text } of mails) {
    expect(text).toContain('/payroll/returns');
    expect(text).not.toMatch(/1,000|KES/);
  }
});

test('nothing is said of what is remitted in full, due later, or late already', async () => {
  await owed(addDays(today, 4));
  await owed(addDays(today, -1), 'nssf');
  const remitted = await owed(today, 'shif');
  await app.services.database.write(tenant.id, null, async (tx) => {
    await tx
      .updateTable('payroll_obligations')
      .set((of) => ({ remitted: of.ref('amount') }))
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', remitted)
      .execute();
  });
  await remind();
  expect(await told()).toEqual([]);
});

test('a reminder that was missed for a day comes late', async () => {
  await owed(addDays(today, 2));
  await remind();
  await remind();
  expect(await told()).toEqual(['return-soon']);
});

test('who wants no mail of payments has the bell alone', async () => {
  await preferring(app, boss, { notices: { 'return-soon': 'bell', 'return-due': 'bell' } });
  const quiet = await aUser(app, tenant, { role: 'admin' });
  await owed(today);
  await remind();
  expect(await told()).toEqual(['return-due']);
  // The jobs of one change run in the order they came: the first is done once the second has mailed.
  await vi.waitFor(async () => expect(await mailsTo(app, quiet.email)).toHaveLength(1), 15_000);
  expect(await mailsTo(app, boss.email)).toEqual([]);
});

test('a reminder is read once what it reminds of is paid', async () => {
  const owedToday = await owed(today);
  const soon = await owed(addDays(today, 2), 'nssf');
  await remind();
  const unread = async () =>
    (await owner.get('notifications?unread=true')).body.items.map(({ kind }: { kind: string }) => kind);
  expect((await unread()).sort()).toEqual(['return-due', 'return-soon']);
  const pay = async (id: string) =>
    owner.send(`payroll/returns/${id}/remittances`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ amount: 1_000_00, paidOn: today, number: '2026030912345' }),
    });
  expect((await pay(owedToday)).status).toBe(201);
  expect(await unread()).toEqual(['return-soon']);
  expect((await pay(soon)).status).toBe(201);
  expect(await unread()).toEqual([]);
});
