// @vitest-environment jsdom
import { cents } from '@kazi/contract/cents';
import type { Beneficiary, Quote } from '@kazi/contract/money';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import money from '../../../i18n/en/money.json';
import payments from '../../../i18n/en/payments.json';
import shell from '../../../i18n/en/shell.json';
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

let form: ReturnType<typeof useWithdrawForm> | undefined;

function Form() {
  form = useWithdrawForm([wallet], undefined);
  return null;
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { money, payments, shell } } });
});

beforeEach(async () => {
  form = undefined;
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(quoteOf(Number(new URL(url).searchParams.get('amount')))),
  );
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(form?.bounds).toBeDefined(), 10_000);
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
  form?.type(typed);
  form?.showMissing();
  await vi.waitFor(() => expect(plain(form?.amountProblem)).toBe(problem), 10_000);
});

test('a receiver that cannot be paid is said at the receiver, and not at the amount', async () => {
  const problem = 'Verify this receiver first.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...quoteOf(100_00), problem, problemAt: 'beneficiary' }),
  );
  form?.type(cents(100_00));
  await vi.waitFor(() => expect(form?.beneficiaryProblem).toBe(problem), 10_000);
  expect(form?.amountProblem).toBeFalsy();
});
