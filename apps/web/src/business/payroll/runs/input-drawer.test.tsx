// @vitest-environment jsdom

import { cents } from '@kazi/contract/cents';
import type { RunOpened, RunRow } from '@kazi/contract/payroll';
import { shownToasts } from '@kazi/ui/toast';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fill, render } from '../../../shell/testing/render.tsx';
import { runWith } from '../testing/run.ts';
import { InputDrawer } from './input-drawer.tsx';

const row: RunRow = {
  employee: { id: 'e', number: 'MS-001', name: 'Grace Njeri', department: null, jobTitle: null },
  payslip: null,
  input: {
    skipped: null,
    daysWorked: null,
    overtimeHours: 0,
    holidayHours: 0,
    earnings: [],
    deductions: [],
  },
  gross: cents(0),
  deductions: cents(0),
  net: cents(0),
  cost: cents(0),
  before: null,
  change: null,
  reviewed: null,
  problems: [],
  payout: { status: 'none', method: null, number: null, payment: null, receipt: null, failure: null },
};

let sent: unknown[];

beforeEach(() => {
  sent = [];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'PUT') return new Response('{}', { status: 404 });
    sent.push(await request.json());
    return Response.json(row);
  });
});

const open = (status: RunOpened['status']) =>
  render(<InputDrawer run={runWith({ status })} row={row} onClose={() => undefined} />);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test.each([
  ['draft', 'Inputs of Grace Njeri saved. They count once the payroll run is calculated.'],
  ['calculated', 'Inputs of Grace Njeri saved. The pay has been recalculated.'],
] as const)('what is saved in a run that is %s is told as it is', async (status, message) => {
  open(status);
  await fill('Overtime hours', '7.5');
  await save();
  await waitFor(() => expect(shownToasts.get()).toMatchObject([{ message }]));
  expect(sent).toMatchObject([{ input: { overtimeHours: 7.5, daysWorked: null } }]);
});

test.each(['99', '-3', '31', '1.3'])('%s days worked of November are refused in words', async (days) => {
  open('draft');
  await fill('Days worked', days);
  await save();
  await screen.findByText('Enter 0 to 30 days, in half days.');
  expect(sent).toEqual([]);
});

test('days that are refused are shown again where they were hidden', async () => {
  open('draft');
  await fill('Days worked', '99');
  await userEvent.click(screen.getByLabelText('Do not pay in this payroll run'));
  await save();
  await screen.findByText('Enter 0 to 30 days, in half days.');
});

test('hours that nobody works are refused in words, not changed', async () => {
  open('draft');
  await fill('Overtime hours', '-3');
  await save();
  await screen.findByText('Enter 0 to 400 hours, in quarters of an hour.');
  expect(sent).toEqual([]);
});
