// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { onDemand } from './on-demand.ts';

const Words = ({ words }: { words: string }) => <input defaultValue={words} />;

/** Draws within a place of its own. */
function drawn(element: React.ReactNode) {
  const screen = (shown: React.ReactNode) => <Suspense fallback="…">{shown}</Suspense>;
  const { container: place, rerender } = render(screen(element));
  return { place, draw: (shown: React.ReactNode) => rerender(screen(shown)) };
}

test('a dialog that was fetched before is drawn at once', async () => {
  const Dialog = onDemand(async () => Words);
  await Dialog.fetch();
  const { place } = drawn(<Dialog words="here" />);
  expect(place.querySelector('input')?.value).toBe('here');
});

test('a dialog that was not fetched comes with its code, and keeps what is typed when it is drawn again', async () => {
  const code = Promise.withResolvers<typeof Words>();
  const Dialog = onDemand(() => code.promise);
  const { place, draw } = drawn(<Dialog words="awaited" />);
  expect(place.textContent).toBe('…');
  await act(async () => {
    code.resolve(Words);
    await code.promise;
  });
  await waitFor(() => expect(place.querySelector('input')).not.toBeNull());
  const input = place.querySelector('input');
  if (input) input.value = 'typed';
  draw(<Dialog words="again" />);
  expect(place.querySelector('input')).toBe(input);
  expect(place.querySelector('input')?.value).toBe('typed');
});

test('a dialog whose code cannot be fetched offline comes once the device is connected', async () => {
  const device = { onLine: false };
  vi.stubGlobal('navigator', device);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  onTestFinished(() => {
    vi.unstubAllGlobals();
    listen.mockRestore();
  });
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Dialog = onDemand(load);
  const { place } = drawn(<Dialog words="awaited" />);
  await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.anything(), { once: true }));
  expect(place.textContent).toBe('…');
  device.onLine = true;
  await act(async () => dispatchEvent(new Event('online')));
  await waitFor(() => expect(place.querySelector('input')?.value).toBe('awaited'));
});
