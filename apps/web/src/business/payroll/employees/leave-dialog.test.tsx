// @vitest-environment jsdom

import type { Employee } from '@kazi/contract/payroll';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fill, read, render } from '../../../shell/testing/render.tsx';
import { LeaveDialog } from './employee-dialogs.tsx';

const grace: Employee = {
  id: 'e',
  number: 'MS-001',
  firstName: 'Grace',
  lastName: 'Njeri',
  email: null,
  phone: null,
  user: null,
  jobTitle: null,
  department: null,
  joinedOn: '2026-01-05',
  leftOn: null,
  residence: 'resident',
  employment: 'primary',
  kraPin: null,
  identity: null,
  nssfNumber: null,
  shaNumber: null,
  disability: null,
  payTo: null,
  terms: null,
  missing: [],
  version: 1,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
  may: { update: true, delete: false },
};

const entered = {
  id: 'l',
  kind: 'annual',
  from: '2026-11-24',
  to: '2026-11-27',
  days: 4,
  note: null,
  by: { id: 'u', name: 'Wanjiru Kamau' },
  createdAt: '2026-11-20T08:00:00.000Z',
  may: { delete: true },
};

let sent: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00Z') });
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return Response.json({ items: [entered], annual: { earned: 17.5, taken: 1, left: 16.5 } });
    sent.push(await request.json());
    return Response.json({ items: [] }, { status: 201 });
  });
});
afterEach(() => void vi.useRealTimers());

const open = async () => {
  render(<LeaveDialog employee={grace} onClose={() => undefined} />);
  await screen.findByText(/17.5 days earned, 1 taken, 16.5 left\./);
};

test('days that are taken already are named', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Enter leave' }));
  await screen.findByText(/Grace already has leave on 26 Nov 2026\./);
  expect(sent).toEqual([]);
});

test('more annual leave than is left of the year is told before it is entered', async () => {
  await open();
  expect(read()).not.toContain('more than the remaining days');
  await fill('Working days', '16.5');
  expect(read()).not.toContain('more than the remaining days');
  await fill('Working days', '17');
  expect(read()).toContain('more than the remaining days');
});

test('only the days of this year count against its balance', async () => {
  await open();
  await fill('First day', '2026-12-07');
  await fill('Last day', '2027-01-29');
  expect(read()).toContain('more than the remaining days');
  await fill('First day', '2026-12-14');
  expect(read()).not.toContain('more than the remaining days');
});
