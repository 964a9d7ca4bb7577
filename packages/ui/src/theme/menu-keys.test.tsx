// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { MantineProvider, Menu } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { theme } from './theme.ts';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('a menu whose first item is disabled is gone through by keys', async () => {
  const screen = document.body.appendChild(document.createElement('div'));
  const root = createRoot(screen);
  // What React had begun is done before the document goes: it would find no window.
  onTestFinished(async () => {
    root.unmount();
    await setImmediate();
  });
  root.render(
    <MantineProvider theme={theme} env="test">
      <Menu>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled>Approve</Menu.Item>
          <Menu.Item>Send back</Menu.Item>
          <Menu.Item disabled>Reopen</Menu.Item>
          <Menu.Item>Cancel</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineProvider>,
  );
  const target = await vi.waitUntil(() => screen.querySelector('button'), { timeout: 10_000 });
  target.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Send back'), { timeout: 10_000 });
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Cancel');
  press('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Send back');
});
