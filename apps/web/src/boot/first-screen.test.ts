// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fillMonth, firstScreenPainted, showFirstScreen, type Visit } from './first-screen.ts';

const preferences = {
  skin: 'dark',
  accent: 'teal',
  language: 'en',
  dateFormat: 'language',
  clock: 'language',
  direction: 'auto',
  menu: 'open',
  layout: 'vertical',
  width: 'usual',
  density: 'comfortable',
} as const;
const demo = (more: Partial<Visit> = {}): Visit => ({
  variant: 'demo',
  login: null,
  path: '/',
  preferences,
  ...more,
});
const business = (more: Partial<Visit> = {}) => demo({ variant: 'business', path: '/login', ...more });

const root = document.documentElement;
afterEach(() => {
  delete root.dataset.drawn;
  delete root.dataset.firstScreen;
});

/** Shows a document of one variant to a visit. */
function isShown(drawn: string | undefined, visit: Visit): boolean {
  if (drawn) root.dataset.drawn = drawn;
  const shown = showFirstScreen(root, visit);
  expect('firstScreen' in root.dataset).toBe(shown);
  return shown;
}

test.each([
  ['the demo for whoever comes first', demo()],
  ['the demo for its admin', demo({ login: '{"userData":{"role":"admin"}}' })],
  ['its login page for whoever logged out', demo({ login: 'logged out', path: '/login' })],
  [
    'its login page without a menu',
    demo({ path: '/login', preferences: { ...preferences, menu: 'collapsed' } }),
  ],
  ['the login page', business()],
  ['the login page in another accent', business({ preferences: { ...preferences, accent: 'plum' } })],
  ['the first page without a login', business({ path: '/' })],
])('what was drawn is shown: %s', (_what, visit) => {
  expect(isShown(visit.variant, visit)).toBe(true);
});

test.each([
  ['the demo for its client, who sees less', demo({ login: '{"userData":{"role":"client"}}' })],
  ['the demo for whoever logged out', demo({ login: 'logged out' })],
  ['another language', demo({ preferences: { ...preferences, language: 'sw' } })],
  ['a folded menu', demo({ preferences: { ...preferences, menu: 'collapsed' } })],
  ['a menu on top', demo({ preferences: { ...preferences, layout: 'horizontal' } })],
  ['the login page in another language', business({ preferences: { ...preferences, language: 'fr' } })],
  ['the first page with a login', business({ path: '/', login: 'kept' })],
])('the loading screen stays: %s', (_what, visit) => {
  expect(isShown(visit.variant, visit)).toBe(false);
});

test('a document without a drawn screen, or with that of the other variant, keeps the loading screen', () => {
  expect(isShown(undefined, demo())).toBe(false);
  expect(isShown('business', demo())).toBe(false);
});

test('lets the application begin at once where nothing was drawn, and else once it is painted', async () => {
  await firstScreenPainted(root);
  const painted: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((paint) => painted.push(paint));
  isShown('demo', demo());
  const begun = vi.fn();
  const waiting = firstScreenPainted(root).then(begun);
  await Promise.resolve();
  expect(begun).not.toHaveBeenCalled();
  for (const paint of painted) paint(0);
  await waiting;
  expect(begun).toHaveBeenCalledOnce();
});

test('a drawn calendar gets the days of this month, unless another is asked for', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = '<i data-month-day></i>'.repeat(42);
  fillMonth(drawn, '?date=2027-01-01', new Date(2026, 10, 23));
  expect(drawn.textContent).toBe('');
  fillMonth(drawn, '', new Date(2026, 10, 23));
  const days = [...drawn.querySelectorAll('i')].map((day) => day.textContent);
  expect(days.slice(0, 8)).toEqual(['26', '27', '28', '29', '30', '31', '1', '2']);
  expect(drawn.querySelectorAll('[data-other]')).toHaveLength(12);
});
