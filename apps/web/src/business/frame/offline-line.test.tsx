// @vitest-environment jsdom

import { onlineManager, useMutation } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { render } from '../../shell/testing/render.tsx';
import { OfflineLine } from './offline-line.tsx';

const sent = vi.fn(async () => undefined);

beforeEach(() => {
  onlineManager.setOnline(true);
  sent.mockClear();
});

/** A screen with a form in a dialog, below the line of the frame. */
function Screen() {
  const { mutate, isPending } = useMutation({ mutationFn: sent });
  return (
    <>
      <header>
        <OfflineLine />
      </header>
      <FormDialog
        title="New team"
        submitLabel="Create team"
        busy={isPending}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
        onClose={() => undefined}
      >
        {null}
      </FormDialog>
    </>
  );
}

const line = () => screen.getAllByRole('banner')[0]?.textContent;
const dialog = () => screen.getByRole('dialog').textContent;

const connect = (online: boolean) => act(async () => onlineManager.setOnline(online));

test('the line says that the device is offline, and is gone once it is back', async () => {
  render(<Screen />);
  expect(line()).toBe('');
  await connect(false);
  expect(line()).toBe('You are offline. Changes will be sent when you are back online.');
  await connect(true);
  expect(line()).toBe('');
});

test('a change made offline is told by the line and by its dialog, and goes out by itself', async () => {
  render(<Screen />);
  await connect(false);
  expect(dialog()).not.toContain('offline');
  await userEvent.click(screen.getByRole('button', { name: 'Create team' }));
  await waitFor(() =>
    expect(line()).toBe('You are offline. 1 change is waiting and will be sent when you are back online.'),
  );
  expect(dialog()).toContain('You are offline. This will be sent when you are back online.');
  expect(sent).not.toHaveBeenCalled();
  await connect(true);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect([line(), dialog()]).toEqual(['', expect.not.stringContaining('offline')]));
});
