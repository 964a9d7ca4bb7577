// @vitest-environment jsdom

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

/** A list to which each click adds one more than is drawn. */
function Additions() {
  const { data: items } = useQuery({
    queryKey: ['list'],
    queryFn: () => [0],
    initialData: [0],
    enabled: false,
  });
  return (
    <button type="button" onClick={() => queryClient.setQueryData(['list'], [...items, items.length])}>
      {items.join()}
    </button>
  );
}

test('a change is drawn before the next click is heard, however busy the device is with timers', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <Additions />
    </QueryClientProvider>,
  );
  await expect.poll(() => place.textContent).toBe('0');
  const button = place.querySelector('button');
  for (const shown of ['0,1', '0,1,2', '0,1,2,3']) {
    button?.click();
    // What was queued by the click runs; no timer does.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(place.textContent).toBe(shown);
  }
});
