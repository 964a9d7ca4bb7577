// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { stubBrowser } from '../testing/stub-browser.ts';
import { Sidebar } from './sidebar.tsx';

const preferences = vi.hoisted(() => ({ menu: 'open', draw: () => {} }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@tanstack/react-router', () => ({
  Link: () => null,
  useLocation: () => ({ pathname: '/' }),
  useRouter: () => ({ subscribe: () => () => undefined }),
}));
vi.mock('./display-menu.tsx', () => ({ DisplayMenu: () => null }));
vi.mock('../preferences.ts', () => ({
  useResolvedPreferences: () => preferences,
  setPreference: (_name: string, menu: string) => {
    preferences.menu = menu;
    preferences.draw();
  },
}));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubBrowser();
});

test('a menu closes as it is folded away, and opens for a pointer only once that has left', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  preferences.draw = () =>
    root.render(
      <MantineProvider env="test">
        <Sidebar
          navigation={[]}
          quickActions={[]}
          bookmarks={{ list: [], toggle: () => undefined }}
          onShowShortcuts={() => undefined}
        />
      </MantineProvider>,
    );
  await act(async () => preferences.draw());
  const point = (type: string, relatedTarget: Element | null = null) =>
    act(async () => {
      const pointed = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget });
      place.querySelector('nav')?.dispatchEvent(pointed);
    });
  const isClosed = () => place.querySelector('[data-collapsed]') !== null;

  // What support asks for first.
  expect(place.textContent).toMatch(/Kazi \d+\.\d+\.\d+$/);
  await point('pointermove');
  const fold = [...place.querySelectorAll('button')].at(-1);
  await act(async () => void fold?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
  expect(isClosed()).toBe(true);
  await point('pointermove');
  expect(isClosed()).toBe(true);
  await point('pointerout', document.body);
  await point('pointermove');
  expect(isClosed()).toBe(false);
});
