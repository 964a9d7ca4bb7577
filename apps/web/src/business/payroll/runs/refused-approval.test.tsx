// @vitest-environment jsdom
import { shownToasts } from '@kazi/ui/toast';
import { act, useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { runWith } from '../testing/run.ts';
import { draw, press, setUpScreen, until } from '../testing/screen.tsx';
import { NextStep } from './next-step.tsx';

const why =
  'What the pay of Amina Otieno follows from was changed since this was calculated. Calculate it anew.';

beforeAll(async () => {
  await setUpScreen();
  shownToasts.set([]);
  vi.stubGlobal('fetch', async (request: Request) =>
    request.method === 'GET'
      ? Response.json(runWith({ status: 'calculated' }))
      : Response.json(
          { defined: true, code: 'CONFLICT', status: 409, message: why, data: { errorMessage: why } },
          { status: 409 },
        ),
  );
});

/** A run that was calculated, and is calculated anew. */
function Screen() {
  const [version, setVersion] = useState(1);
  const may = { ...runWith().may, calculate: true, approve: true };
  return (
    <>
      <button type="button" onClick={() => setVersion(2)}>
        It is calculated anew
      </button>
      <NextStep run={runWith({ status: 'calculated', version, may })} />
    </>
  );
}

const told = () => document.querySelector('[role=alert]')?.textContent;
const confirm = () =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .findLast((button) => button.textContent?.startsWith('Approve KES'))
      ?.click(),
  );

test('why an approval is refused stays beside the way to mend it, until the run is calculated anew', async () => {
  await draw(<Screen />);
  await press('Approve');
  await until(() => expect(document.querySelector('[role=dialog]')?.textContent).toContain('Approve KES'));
  await confirm();
  await until(() => expect(told()).toBe(why));
  expect(shownToasts.get()).toEqual([]);
  await until(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  await press('It is calculated anew');
  await until(() => expect(told()).toBeUndefined());
});
