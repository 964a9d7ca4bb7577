// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import type { Obligation } from '@kazi/contract/payroll';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../shell/testing/render.tsx';
import { RemitDialog } from './returns/remit-dialog.tsx';
import { NewRunDialog } from './runs/new-run-dialog.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => async () => undefined,
}));

beforeEach(() => {
  // A quarter past midnight in Nairobi, while a device in London still has the last of November.
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:15:00Z') });
  vi.stubGlobal('fetch', async () => Response.json({ items: [], nextCursor: null }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const owed: Obligation = {
  id: 'o',
  authority: 'paye',
  name: null,
  month: '2026-11',
  amount: cents(5_000_00),
  remitted: cents(0),
  currency: 'KES',
  dueOn: '2026-12-09',
  overdue: false,
  penalty: null,
  remittances: [],
  may: { remit: true },
};

const close = () => undefined;
const screens: [name: string, screen: ReactNode, value: string][] = [
  ['the month of a new run', <NewRunDialog key="run" onClose={close} />, 'December 2026'],
  ['the day of a remittance', <RemitDialog key="remit" obligation={owed} onClose={close} />, '1 Dec 2026'],
];

test.each(screens)('%s is that of Kenya, wherever the device is', async (_name, dialog, value) => {
  render(dialog);
  expect(await screen.findByDisplayValue(value)).toBeDefined();
});
