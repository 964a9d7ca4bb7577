// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { Sidebar } from './sidebar.tsx';

const preferences = vi.hoisted(() => ({ menu: 'open', draw: () => {} }));
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

test('a menu closes as it is folded away, and opens for a pointer only once that has left', () => {
  const sidebar = () => (
    <Sidebar
      navigation={[]}
      quickActions={[]}
      bookmarks={{ list: [], toggle: () => undefined }}
      onShowShortcuts={() => undefined}
    />
  );
  const { container: place, rerender } = render(sidebar());
  preferences.draw = () => rerender(sidebar());
  const point = (type: string, relatedTarget: Element | null = null) => {
    const pointed = new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget });
    fireEvent(screen.getByRole('navigation'), pointed);
  };
  const isClosed = () => place.querySelector('[data-collapsed]') !== null;

  // What support asks for first.
  expect(place.textContent).toMatch(/Kazi \d+\.\d+\.\d+$/);
  point('pointermove');
  const [fold] = screen.getAllByRole('button').slice(-1);
  if (fold) fireEvent.click(fold, { detail: 1 });
  expect(isClosed()).toBe(true);
  point('pointermove');
  expect(isClosed()).toBe(true);
  point('pointerout', document.body);
  point('pointermove');
  expect(isClosed()).toBe(false);
});
