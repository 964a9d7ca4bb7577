// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { registry } from '../boot/preferences.ts';

const root = document.documentElement;
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('a layout of a page is shown, and kept nowhere', async () => {
  const { setLayoutOverride } = await import('./preferences.ts');
  setLayoutOverride({ menu: 'collapsed', layout: 'horizontal', width: 'boxed' });
  expect(root.dataset).toMatchObject({ menu: 'collapsed', layout: 'horizontal', frame: 'boxed' });
  expect(localStorage).toHaveLength(0);
});

test('what was chosen is back when the page is left', async () => {
  const { setLayoutOverride, setPreference } = await import('./preferences.ts');
  setPreference('menu', 'collapsed');
  setPreference('width', 'full');
  setLayoutOverride({ menu: 'open', width: 'boxed', bare: true });
  expect(root.dataset).toMatchObject({ menu: 'open', frame: 'boxed', bare: '' });
  setLayoutOverride({});
  expect(root.dataset).toMatchObject({ menu: 'collapsed', frame: 'full' });
  expect(root.dataset).not.toHaveProperty('bare');
});

test('choosing wins over what the page shows, also where that was chosen before', async () => {
  const { setLayoutOverride, setPreference } = await import('./preferences.ts');
  setLayoutOverride({ menu: 'collapsed' });
  setPreference('menu', 'open');
  expect(root.dataset.menu).toBe('open');
  setPreference('menu', 'collapsed');
  setLayoutOverride({});
  expect(root.dataset.menu).toBe('collapsed');
  expect(localStorage.getItem(registry.menu.key)).toBe('collapsed');
});
