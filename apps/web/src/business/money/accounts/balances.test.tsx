// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import type { Account } from '@kazi/contract/money';
import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptUpdatedAt } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import { render } from '../../../shell/testing/render.tsx';
import { Balances } from './account-parts.tsx';

const account: Account = {
  id: 'w',
  user: 'u',
  kind: 'primary',
  currency: 'KES',
  balance: cents(1_583_853_65),
  pending: cents(0),
  available: cents(1_583_853_65),
  setAside: cents(0),
};

vi.stubGlobal('fetch', () => new Promise(() => undefined));

const ofMonths = api.money.accounts.months.queryKey({ input: { id: 'w' } });
const monthsWith = (out: number) => ({
  items: [
    { month: '2026-10', in: cents(0), out: cents(0) },
    { month: '2026-11', in: cents(0), out: cents(out) },
  ],
});

function open(queries: QueryClient) {
  const { container } = render(
    <Balances primary={account} onHold={{ ...account, id: 'h', kind: 'on-hold' }} isOld={false} />,
    { queries },
  );
  const [available, , , , out] = container.querySelectorAll('section > *');
  return { available, out };
}

test('a figure kept from before is shown as not yet renewed, until the server has said what it is', async () => {
  const queries = new QueryClient();
  queries.setQueryData(ofMonths, monthsWith(2_500_00), { updatedAt: keptUpdatedAt });
  const { available, out } = open(queries);
  expect(available?.querySelector('[aria-busy]')).toBeNull();
  expect(out?.querySelector('[aria-busy=true]')?.textContent).toContain('2,500.00');
  await act(async () => queries.setQueryData(ofMonths, monthsWith(1_527_146_63)));
  await waitFor(() => expect(out?.textContent).toContain('1,527,146.63'));
  expect(out?.querySelector('[aria-busy]')).toBeNull();
});

test('what has not been said yet is not shown as nothing', () => {
  const { out } = open(new QueryClient());
  expect(out?.textContent).toBe('Out this month');
});
