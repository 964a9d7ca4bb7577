import { cents } from '@kazi/contract/cents';
import { beforeEach, describe, expect, test } from 'vitest';
import { noTotals, unchecked } from '../testing/scenario.ts';
import type { Floor, NewMove, NewTransfer } from '../types.ts';
import { Books } from './books.ts';
import { decide } from './decide.ts';

let books: Books;
const noon = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T13:00:00Z');
const open = (id: string, floor: Floor, currency = 'KES') => books.put({ id, currency, floor, ...noTotals });

beforeEach(() => {
  books = new Books();
  open('world', 'none');
  open('wallet', 'debits-must-not-exceed-credits');
  open('shop', 'debits-must-not-exceed-credits');
  open('safe', 'credits-must-not-exceed-debits');
  open('abroad', 'none', 'USD');
});

/** Decides one call and writes what it comes to. */
function ask(call: NewTransfer[], now = noon) {
  const { results, changes, transfers } = decide(books, [call], now);
  for (const { after } of changes) books.put(after);
  for (const transfer of transfers) books.add(transfer);
  return results[0];
}

const created = { ok: true, outcomes: ['created'] };
const refused = (reason: string, more: object = {}, index = 0) => ({
  ok: false,
  index,
  refusal: { reason, ...more },
});
const pay = (id: string, changes: Partial<NewMove> = {}): NewMove => ({
  id,
  debit: 'world',
  credit: 'wallet',
  amount: cents(100),
  code: 'test',
  ...changes,
});
const hold = (id: string, changes: Partial<NewMove> = {}) =>
  pay(id, { kind: 'pending', debit: 'wallet', credit: 'shop', ...changes });
const available = () => {
  const wallet = books.account('wallet');
  return wallet && wallet.creditsPosted - wallet.debitsPosted - wallet.debitsPending;
};

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e300, -0])(
  'an amount of %s is none',
  (wrong) => {
    const amount = unchecked(wrong);
    expect(ask([pay('a', { amount })])).toEqual(refused('amount-invalid'));
    ask([pay('b')]);
    ask([hold('c')]);
    expect(ask([{ id: 'd', kind: 'post', pending: 'c', amount }])).toEqual(refused('amount-invalid'));
  },
);

test('accounts have to be there, two, of one currency', () => {
  expect(ask([pay('a', { credit: 'world' })])).toEqual(refused('same-account'));
  expect(ask([pay('a', { credit: 'nobody' })])).toEqual(refused('account-unknown', { account: 'nobody' }));
  expect(ask([pay('a', { debit: 'nobody' })])).toEqual(refused('account-unknown', { account: 'nobody' }));
  expect(ask([pay('a', { credit: 'abroad' })])).toEqual(refused('currency-differs'));
});

test('a floor holds, and what is pending counts', () => {
  ask([pay('in')]);
  expect(ask([hold('first', { amount: cents(60) })])).toEqual(created);
  expect(ask([hold('second', { amount: cents(60) })])).toEqual(
    refused('insufficient', { account: 'wallet', available: 40 }),
  );
  expect(ask([pay('out', { debit: 'wallet', credit: 'world', amount: cents(41) })])).toEqual(
    refused('insufficient', { account: 'wallet', available: 40 }),
  );
  expect(ask([pay('out', { debit: 'wallet', credit: 'world', amount: cents(40) })])).toEqual(created);
  // What is on its way in cannot be spent yet.
  expect(ask([pay('spent', { debit: 'shop', credit: 'world', amount: cents(1) })])).toEqual(
    refused('insufficient', { account: 'shop', available: 0 }),
  );
  expect(ask([pay('taken', { debit: 'world', credit: 'safe', amount: cents(1) })])).toEqual(
    refused('insufficient', { account: 'safe', available: 0 }),
  );
});

test('a total that no number holds is refused, not rounded', () => {
  ask([pay('most', { amount: cents(Number.MAX_SAFE_INTEGER) })]);
  expect(ask([pay('one', { amount: cents(1) })])).toEqual(refused('total-too-large', { account: 'world' }));
  expect(available()).toBe(Number.MAX_SAFE_INTEGER);
});

describe('a pending transfer', () => {
  beforeEach(() => {
    ask([pay('in')]);
    ask([hold('held', { amount: cents(60), expiresAt: later })]);
  });

  test.each([
    ['post', 'posted'],
    ['void', 'voided'],
  ] as const)('ends once: %s', (kind, as) => {
    expect(ask([{ id: 'end', kind, pending: 'held' }])).toEqual(created);
    const left = available();
    for (const other of ['post', 'void', 'expire'] as const)
      expect(ask([{ id: `${other} it again`, kind: other, pending: 'held' }], later)).toEqual(
        refused('pending-resolved', { as }),
      );
    expect(available()).toBe(left);
  });

  test('is posted in part, and the rest released', () => {
    expect(ask([{ id: 'end', kind: 'post', pending: 'held', amount: cents(61) }])).toEqual(
      refused('exceeds-pending', { pending: 60 }),
    );
    expect(ask([{ id: 'end', kind: 'post', pending: 'held', amount: cents(25) }])).toEqual(created);
    expect(available()).toBe(75);
    expect(books.account('shop')).toMatchObject({ creditsPosted: 25, creditsPending: 0 });
  });

  test('expires when its time has come, not before; then it can be voided but not posted', () => {
    expect(ask([{ id: 'end', kind: 'expire', pending: 'held' }])).toEqual(refused('expiry-not-due'));
    expect(ask([{ id: 'end', kind: 'post', pending: 'held' }], later)).toEqual(
      refused('pending-resolved', { as: 'expired' }),
    );
    expect(ask([{ id: 'end', kind: 'expire', pending: 'held' }], later)).toEqual(created);
    expect(ask([{ id: 'late', kind: 'void', pending: 'held' }], later)).toEqual(
      refused('pending-resolved', { as: 'expired' }),
    );
    expect(available()).toBe(100);
    ask([hold('next', { expiresAt: later })]);
    expect(ask([{ id: 'void', kind: 'void', pending: 'next' }], later)).toEqual(created);
  });

  test('that was refused cannot be posted, nor one that never was pending', () => {
    expect(ask([hold('refused')])).toMatchObject({ ok: false });
    for (const pending of ['refused', 'in', 'nothing'])
      expect(ask([{ id: 'end', kind: 'post', pending }])).toEqual(refused('pending-unknown'));
    ask([hold('endless', { amount: cents(1) })]);
    expect(ask([{ id: 'end', kind: 'expire', pending: 'endless' }], later)).toEqual(
      refused('expiry-not-due'),
    );
    expect(ask([hold('dead', { amount: cents(1), expiresAt: noon })])).toEqual(refused('expiry-passed'));
  });

  test('is described by its end unless that says otherwise', () => {
    ask([hold('named', { amount: cents(1), code: 'reward', reference: 'task' })]);
    ask([{ id: 'end', kind: 'post', pending: 'named' }]);
    expect(books.transfer('end')).toMatchObject({ code: 'reward', reference: 'task', pending: 'named' });
  });
});

describe('an id', () => {
  test('twice is the same transfer', () => {
    ask([pay('in')]);
    ask([hold('held', { expiresAt: later })]);
    ask([{ id: 'end', kind: 'post', pending: 'held', amount: cents(70) }]);
    const exists = { ok: true, outcomes: ['exists'] };
    expect(ask([pay('in')])).toEqual(exists);
    // Even when it could not be made any more.
    const afterwards = new Date('2026-04-01');
    expect(ask([hold('held', { expiresAt: later })], afterwards)).toEqual(exists);
    expect(ask([{ id: 'end', kind: 'post', pending: 'held', amount: cents(70) }], afterwards)).toEqual(
      exists,
    );
    expect(available()).toBe(30);
  });

  test.each<[string, Partial<NewMove>]>([
    ['amount', { amount: cents(101) }],
    ['account', { credit: 'shop' }],
    ['direction', { debit: 'wallet', credit: 'world' }],
    ['kind', { kind: 'pending' }],
    ['code', { code: 'other' }],
    ['reference', { reference: 'other' }],
  ])('is refused to a transfer of another %s', (_, changes) => {
    ask([pay('a')]);
    expect(ask([pay('a', changes)])).toEqual(refused('id-used-otherwise'));
    expect(available()).toBe(100);
  });

  test('is refused to another end', () => {
    ask([pay('in')]);
    ask([hold('held', { amount: cents(10), expiresAt: later })]);
    ask([hold('other', { amount: cents(10) })]);
    ask([{ id: 'end', kind: 'post', pending: 'held', amount: cents(5) }]);
    const another: NewTransfer[] = [
      { id: 'end', kind: 'post', pending: 'held' },
      { id: 'end', kind: 'void', pending: 'held' },
      { id: 'end', kind: 'post', pending: 'other', amount: cents(5) },
      { id: 'end', kind: 'post', pending: 'nothing', amount: cents(5) },
      { id: 'held', kind: 'void', pending: 'held' },
      hold('held', { amount: cents(10), expiresAt: noon }),
    ];
    for (const transfer of another) expect(ask([transfer])).toEqual(refused('id-used-otherwise'));
  });
});

test('transfers of one call are made together or not at all, and see each other', () => {
  const call = (fee: number): NewTransfer[] => [
    pay('in'),
    hold('held', { amount: cents(90) }),
    { id: 'end', kind: 'post', pending: 'held' },
    pay('fee', { debit: 'wallet', credit: 'world', amount: cents(fee) }),
  ];
  expect(ask(call(11))).toEqual(refused('insufficient', { account: 'wallet', available: 10 }, 3));
  expect(available()).toBe(0);
  expect(books.transfer('in')).toBeUndefined();
  expect(ask(call(10))).toEqual({ ok: true, outcomes: ['created', 'created', 'created', 'created'] });
  expect(ask([...call(10), pay('more')])).toMatchObject({
    ok: true,
    outcomes: ['exists', 'exists', 'exists', 'exists', 'created'],
  });
  expect(ask([])).toEqual({ ok: true, outcomes: [] });
});
