// @vitest-environment jsdom

import { shownToasts } from '@kazi/ui/toast';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { render } from '../../../shell/testing/render.tsx';
import { runWith } from '../testing/run.ts';
import { NextStep } from './next-step.tsx';

const why = 'The pay details of Amina Otieno changed after this was calculated. Calculate again.';

beforeAll(() => {
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

const told = () => screen.queryByRole('alert')?.textContent;
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('why an approval is refused stays beside the way to mend it, until the run is calculated anew', async () => {
  render(<Screen />);
  await press(/^Approve$/);
  await screen.findByRole('dialog');
  await press(/^Approve KES/);
  await waitFor(() => expect(told()).toBe(why));
  expect(shownToasts.get()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^It is calculated anew$/);
  await waitFor(() => expect(told()).toBeUndefined());
});
