// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { onlineManager, QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import i18next from 'i18next';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import common from '../../i18n/en/common.json';
import shell from '../../i18n/en/shell.json';
import { FormDialog } from '../../shell/dialog/form-dialog.tsx';
import { stubBrowser } from '../../shell/testing/stub-browser.ts';
import { OfflineLine } from './offline-line.tsx';

const sent = vi.fn(async () => undefined);

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common, shell } } });
});

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

async function open() {
  const room = document.body.appendChild(document.createElement('div'));
  const root = createRoot(room);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    room.remove();
  });
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <Screen />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
  const line = () => document.querySelector('header')?.textContent;
  return { line, dialog: () => document.querySelector('form')?.textContent, submit };
}

const connect = (online: boolean) => act(async () => onlineManager.setOnline(online));

test('the line says that the device is offline, and is gone once it is back', async () => {
  const { line } = await open();
  expect(line()).toBe('');
  await connect(false);
  expect(line()).toBe('You are offline. Changes are sent when you are back.');
  await connect(true);
  expect(line()).toBe('');
});

test('a change made offline is told by the line and by its dialog, and goes out by itself', async () => {
  const { line, dialog, submit } = await open();
  await connect(false);
  expect(dialog()).not.toContain('offline');
  await submit();
  await act(() =>
    vi.waitFor(() =>
      expect(line()).toBe('You are offline. 1 change is waiting and is sent when you are back.'),
    ),
  );
  expect(dialog()).toContain('You are offline. This is sent when you are back.');
  expect(sent).not.toHaveBeenCalled();
  await connect(true);
  await act(() => vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1)));
  await act(() =>
    vi.waitFor(() => expect([line(), dialog()]).toEqual(['', expect.not.stringContaining('offline')])),
  );
});
