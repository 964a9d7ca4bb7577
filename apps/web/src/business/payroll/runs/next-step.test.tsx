// @vitest-environment jsdom

import { shownToasts } from '@kazi/ui/toast';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { read, render } from '../../../shell/testing/render.tsx';
import { runWith } from '../testing/run.ts';
import { NextStep } from './next-step.tsx';

const paid = runWith({ status: 'paid', may: { ...runWith().may, close: true } });
let asked: string[];

beforeEach(() => {
  asked = [];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json(runWith({ status: 'closed', version: 2 }));
  });
});

test('a month is closed once that was confirmed, and said to be closed', async () => {
  render(<NextStep run={paid} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close the month' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close the payroll run of November 2026?' });
  expect(asked).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close the month' }));
  await waitFor(() =>
    expect(shownToasts.get()).toMatchObject([{ message: 'Payroll run of November 2026 closed.' }]),
  );
  expect(asked).toEqual([expect.stringMatching(/^POST .*\/closing$/)]);
});

test.each([
  [{ approve: true, approveRefusal: null }, 'You can approve it', true],
  [{ approve: false, approveRefusal: 'own' }, 'who did not prepare it', false],
  [{ approve: false, approveRefusal: 'new' }, 'less than 24 hours ago', false],
  [{ approve: false, approveRefusal: 'let-in' }, 'through the person who prepared it', false],
] as const)('who may approve %o is told so', (given, says, offered) => {
  render(
    <NextStep run={runWith({ status: 'calculated', may: { ...runWith().may, reject: true, ...given } })} />,
  );
  expect(read()).toContain(says);
  expect(screen.queryAllByRole('button', { name: 'Approve' })).toHaveLength(offered ? 1 : 0);
});
