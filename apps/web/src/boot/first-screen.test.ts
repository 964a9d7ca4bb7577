import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstScreenOf, firstScreenPainted, showFirstScreen, type Visit } from './first-screen.ts';

const preferences = {
  skin: 'dark',
  language: 'en',
  direction: 'auto',
  menu: 'open',
  layout: 'vertical',
} as const;
const visit = (more: Partial<Visit>): Visit => ({
  variant: 'demo',
  login: null,
  path: '/',
  preferences,
  ...more,
});

test.each([
  ['the demo for whoever comes first', visit({}), 'demo /'],
  ['the demo for its admin', visit({ login: '{"userData":{"role":"admin"}}' }), 'demo /'],
  ['the demo for its client, who sees less', visit({ login: '{"userData":{"role":"client"}}' }), undefined],
  ['the demo for whoever logged out', visit({ login: 'logged out' }), undefined],
  ['its login page for whoever logged out', visit({ login: 'logged out', path: '/login' }), 'demo /login'],
  ['another language', visit({ preferences: { ...preferences, language: 'sw' } }), undefined],
  ['a folded menu', visit({ preferences: { ...preferences, menu: 'collapsed' } }), undefined],
  ['a menu on top', visit({ preferences: { ...preferences, layout: 'horizontal' } }), undefined],
  ['the login page', visit({ variant: 'business', path: '/login' }), 'business /login'],
  ['the first page without a login', visit({ variant: 'business' }), 'business /login'],
  ['another page without a login', visit({ variant: 'business', path: '/register' }), undefined],
  ['the first page with a login', visit({ variant: 'business', login: 'kept' }), undefined],
])('%s', (_what, given, screen) => {
  expect(firstScreenOf(given)).toBe(screen);
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><div class="loading"></div></div>';
  const html = '<p data-style="color: red">Log in</p><style>p { margin: 0 }</style>';
  vi.stubGlobal('fetch', async () => Response.json({ html }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** Lets every style that was asked for arrive. */
const styleArrives = () =>
  vi.waitFor(() => {
    const link = document.querySelector('link[rel=stylesheet]');
    expect(link).not.toBeNull();
    link?.dispatchEvent(new Event('load'));
  });

test('is shown once its styles are there, and cannot be used', async () => {
  const shown = showFirstScreen('/first.json', ['/a.css'], 'abc');
  await Promise.resolve();
  expect(document.querySelector('p')).toBeNull();
  await styleArrives();
  await shown;
  expect(document.querySelector('p')?.style.color).toBe('red');
  expect(document.querySelector('#root > div')).toHaveProperty('inert', true);
  expect(document.querySelector('style')?.nonce).toBe('abc');
});

test('never takes the place of an application that was faster', async () => {
  const shown = showFirstScreen('/first.json', ['/a.css'], '');
  document.querySelector('#root')?.replaceChildren('The application');
  await styleArrives();
  await shown;
  expect(document.querySelector('#root')?.textContent).toBe('The application');
});

test('lets the application begin at once where nothing was drawn, and else once it is painted', async () => {
  await firstScreenPainted();
  const { promise, resolve } = Promise.withResolvers<void>();
  window.firstScreen = promise;
  const begun = vi.fn();
  const waiting = firstScreenPainted().then(begun);
  await new Promise((later) => setTimeout(later));
  expect(begun).not.toHaveBeenCalled();
  resolve();
  await waiting;
  delete window.firstScreen;
});
