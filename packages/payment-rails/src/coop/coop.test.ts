import { cents } from '@kazi/contract/cents';
import { afterAll, describe, expect, test } from 'vitest';
import { orderOf } from '../testing/orders.ts';
import { coopConfig } from './config.ts';
import { env, startCoop } from './testing/start.ts';

const { bank, open, sent, close } = await startCoop();
afterAll(close);

const operations = ['bank-transfer', 'pesalink-to-account', 'pesalink-to-phone', 'send-to-mpesa'] as const;

describe('sending', () => {
  test.each(operations)('%s is accepted, and succeeds when asked', async (operation) => {
    const { rail, order, submission } = await sent({}, operation);
    expect(submission).toEqual({ state: 'accepted' });
    expect(await rail.ask(order)).toMatchObject({ state: 'succeeded', amount: 777_00 });
  });

  test('cents, long words and accents arrive as the bank takes them', async () => {
    const narration = 'Malipo ya kazi nzuri sana – Wanjikũ, Nyeri';
    expect((await sent({ amount: cents(1_234_56), narration })).submission).toEqual({ state: 'accepted' });
    expect((await sent({ amount: cents(10_10) })).submission).toEqual({ state: 'accepted' });
  });

  test.each([
    ['-2', 400, 'rejected'],
    ['-3', 400, 'amount'],
    ['-5', 400, 'amount'],
    ['-6', 403, 'limit'],
    ['-8', 401, 'credentials'],
    ['-9', 403, 'currency'],
    ['-10', 403, 'receiver-invalid'],
    ['-11', 400, 'rejected'],
    ['-15', 400, 'receiver-invalid'],
    ['-16', 403, 'limit'],
    ['-19', 400, 'receiver-invalid'],
    ['-20', 400, 'receiver-invalid'],
    ['2', 200, 'other'],
  ])('%s (%i) is refused: %s', async (MessageCode, status, reason) => {
    const order = orderOf('pesalink-to-account');
    bank.plans.next({ answer: { status, body: { MessageReference: order.reference, MessageCode } } });
    expect(await open().send(order)).toMatchObject({ state: 'refused', code: MessageCode, reason });
  });

  test.each([
    ['-1', 409],
    ['-12', 400],
    ['-4', 408],
    ['1', 200],
    ['77', 400],
    ['constructor', 400],
    ['0', 500],
  ])('%s (%i) leaves open what became of it', async (MessageCode, status) => {
    const order = orderOf('pesalink-to-account');
    bank.plans.next({ answer: { status, body: { MessageReference: order.reference, MessageCode } } });
    expect(await open().send(order)).toMatchObject({ state: 'unknown' });
  });

  test.each([
    ['an empty answer', { status: 200, body: '' }],
    ['a page', { status: 200, body: '<html>0 success</html>' }],
    ['no code', { status: 200, body: { MessageReference: 'x', MessageDescription: 'Success 0' } }],
    ['another order', { status: 200, body: { MessageReference: 'another', MessageCode: '0' } }],
    ['a fault of the server', { status: 500, body: { fault: { code: 900901 } } }],
    ['a redirect', { status: 302, headers: { location: '/token' } }],
  ])('%s leaves open what became of it', async (_, answer) => {
    bank.plans.next({ answer });
    expect(await open().send(orderOf('bank-transfer'))).toMatchObject({ state: 'unknown' });
  });

  test('silence is unknown, nothing is sent again, and asking tells', async () => {
    const stop = new AbortController();
    const rail = open(() => stop.signal);
    const order = orderOf('send-to-mpesa');
    const before = bank.transfers.length;
    bank.plans.next({ silent: true, seen: () => stop.abort() });
    expect(await rail.send(order)).toEqual({ state: 'unknown', detail: 'No answer in time' });
    expect(bank.transfers).toHaveLength(before + 1);
    expect(await open().ask(order)).toMatchObject({ state: 'succeeded' });
  });

  test('the same reference twice is one transfer', async () => {
    const { rail, order } = await sent();
    expect(await rail.send(order)).toMatchObject({ state: 'unknown', detail: 'DUPLICATE MESSAGE REFERENCE' });
  });

  test('what the bank does not carry is refused before it is sent', async () => {
    const before = bank.transfers.length;
    const equity = { kind: 'bank-account', bank: '68', account: '54321987654321', name: 'A' } as const;
    const newNumber = { kind: 'phone', phone: '254110123456', name: 'A' } as const;
    expect((await sent({ party: equity }, 'bank-transfer')).submission).toMatchObject({ state: 'refused' });
    expect((await sent({ party: newNumber }, 'send-to-mpesa')).submission).toMatchObject({
      state: 'refused',
    });
    expect(await open().send(orderOf('mpesa-topup'))).toMatchObject({ state: 'refused' });
    expect(bank.transfers).toHaveLength(before);
  });
});

describe('tokens', () => {
  test('one serves many calls, and those that come together share one login', async () => {
    const rail = open();
    const before = bank.logins();
    await Promise.all([1, 2, 3].map(() => rail.send(orderOf('bank-transfer'))));
    await rail.send(orderOf('bank-transfer'));
    expect(bank.logins()).toBe(before + 1);
  });

  test('an ended one is renewed once, and the order taken once', async () => {
    const rail = open();
    await rail.send(orderOf('bank-transfer'));
    bank.endTokens();
    const [logins, transfers] = [bank.logins(), bank.transfers.length];
    expect(await rail.send(orderOf('bank-transfer'))).toEqual({ state: 'accepted' });
    expect([bank.logins(), bank.transfers.length]).toEqual([logins + 1, transfers + 1]);
  });

  test('wrong credentials refuse, and are not repeated in the words', async () => {
    const submission = await open(undefined, { COOP_SECRET: 'a-wrong-secret' }).send(
      orderOf('bank-transfer'),
    );
    expect(submission).toMatchObject({ state: 'refused', reason: 'credentials' });
    expect(JSON.stringify(submission)).not.toContain('a-wrong-secret');
  });

  test('an account that is not ours (-8, a 401 too) is no reason to log in again', async () => {
    const rail = open(undefined, { COOP_ACCOUNT: '11111111111111' });
    await rail.ask({ ...orderOf('bank-transfer'), reference: 'Warm' });
    const before = bank.logins();
    expect(await rail.send(orderOf('bank-transfer'))).toMatchObject({ state: 'refused', code: '-8' });
    expect(bank.logins()).toBe(before);
  });

  test('a bank that repeats secrets does not get them into our words', async () => {
    const rail = open();
    const MessageDescription = `no ${env.COOP_SECRET} coop-token-${bank.logins() + 1} ${Buffer.from(`${env.COOP_KEY}:${env.COOP_SECRET}`).toString('base64')}`;
    const order = orderOf('bank-transfer');
    bank.plans.next({
      answer: {
        status: 400,
        body: { MessageReference: order.reference, MessageCode: '-2', MessageDescription },
      },
    });
    const said = JSON.stringify(await rail.send(order));
    expect(said).toContain('[secret]');
    expect(said).not.toContain(env.COOP_SECRET);
    expect(said).not.toContain('Y29uc3VtZXI');
    expect(said).not.toContain('coop-token');
  });
});

test('the statement is read in Nairobi’s time, oldest first', async () => {
  const line = (id: string, at: string, type: 'C' | 'D') => ({
    TransactionId: id,
    TransactionDate: at,
    ValueDate: at,
    Narration: 'Reward for a task',
    TransactionType: type,
    TransactionReference: 'K1_1',
    CreditAmount: type === 'C' ? 200.5 : 0,
    DebitAmount: type === 'D' ? 777 : 0,
  });
  bank.lines.push(
    line('late', '2026-11-21T10:05:41.178+03:00', 'C'),
    line('early', '2026-11-21T01:00:00', 'D'),
    line('before', '2026-11-20T23:00:00', 'D'),
  );
  const range = { from: '2026-11-20T21:00:00Z', to: '2026-11-21T21:00:00Z' };
  expect(await open().statement?.(range)).toEqual([
    expect.objectContaining({
      id: 'early',
      at: '2026-11-20T22:00:00.000Z',
      amount: 777_00,
      direction: 'out',
    }),
    expect.objectContaining({ id: 'late', reference: 'K1', amount: 200_50, direction: 'in' }),
  ]);
  bank.lines.push({ TransactionId: 'broken' });
  await expect(open().statement?.(range)).rejects.toThrow('no statement');
  bank.lines.length = 0;
});

describe('a statement is refused where lines are left out, as far as the bank lets it be seen', () => {
  const line = (id: string, cents: number, after: number, more = {}) => ({
    TransactionId: id,
    TransactionDate: '2026-11-21T10:00:00',
    TransactionType: cents > 0 ? 'C' : 'D',
    CreditAmount: Math.max(cents, 0) / 100,
    DebitAmount: Math.max(-cents, 0) / 100,
    RunningBookBalance: after / 100,
    RunningClearedBalance: 0,
    ...more,
  });
  // Overdrawn between the third and the fourth.
  const lines = [
    line('a', 500_00, 1_500_00),
    line('b', -700_50, 799_50),
    line('c', -1_000_00, -200_50),
    line('d', 300_00, 99_50),
  ];
  const range = { from: '2026-11-20T21:00:00Z', to: '2026-11-21T21:00:00Z' };
  const read = (Transactions: object[], more = {}) => {
    bank.plans.next({ answer: { status: 200, body: { MessageCode: '0', Transactions, ...more } } });
    return open().statement?.(range);
  };

  test('whole, in either order, or without balances', async () => {
    expect(await read(lines)).toHaveLength(4);
    expect(await read(lines.toReversed(), { NoOfTransactions: '4' })).toHaveLength(4);
    expect(await read(lines.slice(1, 2))).toHaveLength(1);
    expect(await read([])).toEqual([]);
    const without = lines.map((one) => ({ ...one, RunningBookBalance: null, RunningClearedBalance: null }));
    expect(await read(without.toSpliced(1, 1))).toHaveLength(3);
  });

  test('a balance that is only kept of cleared money', async () => {
    const cleared = lines.map((one) => ({
      ...one,
      RunningClearedBalance: one.RunningBookBalance,
      RunningBookBalance: 0,
    }));
    expect(await read(cleared)).toHaveLength(4);
    await expect(read(cleared.toSpliced(2, 1))).rejects.toThrow('no whole statement');
  });

  test('a gap in the running balance, and another number of lines than the bank says', async () => {
    await expect(read(lines.toSpliced(1, 1))).rejects.toThrow('no whole statement');
    await expect(read(lines.slice(0, 2), { NoOfTransactions: 4 })).rejects.toThrow('no whole statement');
  });
});

test('the receiving bank tells the name of an account', async () => {
  const account = (number: string) =>
    ({ kind: 'bank-account', bank: '01', account: number, name: 'Achieng' }) as const;
  bank.names.set('0001/54321987654321', 'ACHIENG OTIENO');
  expect(await open().nameOf?.(account('54321987654321'))).toBe('ACHIENG OTIENO');
  expect(await open().nameOf?.(account('99999999999999'))).toBeUndefined();
});

test('the configuration names each value that is missing, and takes no plain HTTP', () => {
  const problems = coopConfig.safeParse({ COOP_KEY: '' }).error?.issues.map(({ path }) => path.join('.'));
  expect(problems).toEqual(['COOP_KEY', 'COOP_SECRET', 'COOP_USER_ID', 'COOP_ACCOUNT']);
  expect(coopConfig.parse(env).host).toBe('https://openapi-sandbox.co-opbank.co.ke');
  expect(coopConfig.safeParse({ ...env, COOP_HOST: 'http://openapi.co-opbank.co.ke' }).success).toBe(false);
});
