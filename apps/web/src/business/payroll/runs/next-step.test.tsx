// @vitest-environment jsdom
import { shownToasts } from '@kazi/ui/toast';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runWith } from '../testing/run.ts';
import { draw, press, read, setUpScreen, until } from '../testing/screen.tsx';
import { NextStep } from './next-step.tsx';

const paid = runWith({ status: 'paid', may: { ...runWith().may, close: true } });
let asked: string[];

beforeAll(setUpScreen);
beforeEach(() => {
  asked = [];
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json(runWith({ status: 'closed', version: 2 }));
  });
});

test('a month is closed once that was confirmed, and said to be closed', async () => {
  await draw(<NextStep run={paid} />);
  await press('Close the month');
  await until(() => expect(read()).toContain('Close the payroll of November 2026?'));
  expect(asked).toEqual([]);
  await press('Close the month');
  await until(() =>
    expect(shownToasts.get()).toMatchObject([{ message: 'The payroll of November 2026 is closed.' }]),
  );
  expect(asked).toEqual([expect.stringMatching(/^POST .*\/closing$/)]);
});

test.each([
  [{ approve: true, approveRefusal: null }, 'You can approve it', true],
  [{ approve: false, approveRefusal: 'own' }, 'who did not prepare it', false],
  [{ approve: false, approveRefusal: 'new' }, 'less than 24 hours ago', false],
  [{ approve: false, approveRefusal: 'let-in' }, 'through the person who prepared it', false],
] as const)('who may approve %o is told so', async (given, says, offered) => {
  await draw(
    <NextStep run={runWith({ status: 'calculated', may: { ...runWith().may, reject: true, ...given } })} />,
  );
  expect(read()).toContain(says);
  const names = [...document.querySelectorAll('button')].map((button) => button.textContent);
  expect(names.includes('Approve')).toBe(offered);
});
