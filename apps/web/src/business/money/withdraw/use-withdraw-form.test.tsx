// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import type { Beneficiary, Quote } from '@kazi/contract/money';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../shell/testing/render.tsx';
import { useWithdrawForm } from './use-withdraw-form.ts';

const wallet: Beneficiary = {
  id: 'b',
  user: 'u',
  type: 'MOBILE_WALLET',
  name: 'Mama Njeri',
  phone: '+254 7** *** 678',
  verifiedAt: '2026-11-01T08:00:00.000Z',
  fullFrom: '2026-11-02T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
};

/** What M-Pesa says of an amount from a wallet with KES 58,186. */
function quoteOf(amount: number): Quote {
  const isFit = amount >= 10_00 && amount <= 58_000_00 && amount % 100 === 0;
  return {
    amount: cents(amount),
    fee: cents(0),
    total: cents(amount),
    currency: 'KES',
    available: cents(58_186_00),
    minimum: cents(10_00),
    maximum: cents(250_000_00),
    step: 100,
    most: cents(58_000_00),
    limits: [],
    approval: false,
    withoutApproval: cents(58_000_00),
    problem: isFit ? null : 'As the server says it.',
    problemAt: isFit ? null : 'amount',
  };
}

let form: { current: ReturnType<typeof useWithdrawForm> };

beforeEach(async () => {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(quoteOf(Number(new URL(url).searchParams.get('amount')))),
  );
  form = renderHook(() => useWithdrawForm([wallet], undefined)).result;
  await waitFor(() => expect(form.current.bounds).toBeDefined());
});

const plain = (text: unknown) => String(text).replace(/\s/g, ' ');

test.each([
  ['abc', 'Enter an amount such as 1,500'],
  [cents(1500_50), 'Whole amounts only, without cents'],
  [cents(0), 'At least KES 10.00'],
  [cents(5_00), 'At least KES 10.00'],
  [cents(2_000_000_000_00), 'At most KES 250,000.00'],
  [cents(99_999_999_00), 'KES 99,999,999.00 including the fee is more than your available KES 58,186.00.'],
])('what is wrong with %s is said as it can be put right: %s', async (typed, problem) => {
  act(() => form.current.type(typed));
  act(() => form.current.showMissing());
  await waitFor(() => expect(plain(form.current.amountProblem)).toBe(problem));
});

test('a receiver that cannot be paid is said at the receiver, and not at the amount', async () => {
  const problem = 'Verify this recipient first.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...quoteOf(100_00), problem, problemAt: 'beneficiary' }),
  );
  act(() => form.current.type(cents(100_00)));
  await waitFor(() => expect(form.current.beneficiaryProblem).toBe(problem));
  expect(form.current.amountProblem).toBeFalsy();
});

test('a verified wallet with the digits of one’s own phone is proposed, and all of it by one press', async () => {
  const others = [
    { ...wallet, id: 'a', phone: '+254 7** *** 111' },
    { ...wallet, id: 'c', verifiedAt: null },
  ];
  const open = (phone: string | null) =>
    renderHook(() => useWithdrawForm([...others, wallet], undefined, phone)).result;
  const own = open('+254712345678');
  expect(own.current.beneficiary?.id).toBe('b');
  await waitFor(() => expect(own.current.bounds?.most).toBe(58_000_00));
  expect(own.current.whole).toEqual({ operation: 'send-to-mpesa', beneficiary: 'b' });
  for (const phone of [null, '+254712345999']) expect(open(phone).current.beneficiary).toBeUndefined();
});
