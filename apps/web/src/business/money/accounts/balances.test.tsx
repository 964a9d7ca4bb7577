// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import type { Account } from '@kazi/contract/money';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { keptUpdatedAt } from '../../../api/kept/only-kept.ts';
import { api } from '../../../api/queries.ts';
import common from '../../../i18n/en/common.json';
import money from '../../../i18n/en/money.json';
import { stubBrowser } from '../../../shell/testing/stub-browser.ts';
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

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, money } } });
});

const ofMonths = api.money.accounts.months.queryKey({ input: { id: 'w' } });
const monthsWith = (out: number) => ({
  items: [
    { month: '2026-10', in: cents(0), out: cents(0) },
    { month: '2026-11', in: cents(0), out: cents(out) },
  ],
});

async function open(queries: QueryClient) {
  const room = document.createElement('div');
  const root = createRoot(room);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queries}>
          <Balances primary={account} onHold={{ ...account, id: 'h', kind: 'on-hold' }} isOld={false} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const [available, , , , out] = room.querySelectorAll('section > *');
  return { available, out };
}

test('a figure kept from before is shown as not yet renewed, until the server has said what it is', async () => {
  const queries = new QueryClient();
  queries.setQueryData(ofMonths, monthsWith(2_500_00), { updatedAt: keptUpdatedAt });
  const { available, out } = await open(queries);
  expect(available?.querySelector('[aria-busy]')).toBeNull();
  expect(out?.querySelector('[aria-busy=true]')?.textContent).toContain('2,500.00');
  await act(async () => queries.setQueryData(ofMonths, monthsWith(1_527_146_63)));
  await act(() => vi.waitFor(() => expect(out?.textContent).toContain('1,527,146.63')));
  expect(out?.querySelector('[aria-busy]')).toBeNull();
});

test('what has not been said yet is not shown as nothing', async () => {
  const { out } = await open(new QueryClient());
  expect(out?.textContent).toBe('Out this month');
});
