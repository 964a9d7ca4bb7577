// @vitest-environment jsdom

import { kenyanToday } from '@kazi/contract/days';
import { addDays } from '@kazi/contract/shared';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { read, render } from '../../../shell/testing/render.tsx';
import { ArrivedPay } from './arrived-pay.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

const payslip = {
  id: 's',
  kind: 'pay',
  month: '2026-11',
  payout: 'arrived',
  payDay: kenyanToday(),
  net: 85_000_00,
  currency: 'KES',
};

test.each([
  [{}, /^Your November pay has arrived\s?KES 85,000\.00/],
  [{ payDay: addDays(kenyanToday(), -5) }, /arrived/],
  [{ payDay: addDays(kenyanToday(), -6) }, /^$/],
  [{ payout: 'sent' }, /^$/],
  [{ kind: 'reversal' }, /^$/],
])('of the newest payslip with %o Home says %s', async (change, says) => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [{ ...payslip, ...change }], nextCursor: null }));
  const queries = new QueryClient();
  render(<ArrivedPay />, { queries });
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  await vi.waitFor(() => expect(read()).toMatch(says));
});
