/** Runs inside the document, before anything is painted: keep what it imports few and small. */
import { chosenVariant } from '@kazi/contract/variant';
import { keepEarlyKeys } from './early-keys.ts';
import { fillMonth, showFirstScreen } from './first-screen.ts';
import { applyPreferences, readPreferences, resolvePreferences } from './preferences.ts';
import { readHints, requestEarly } from './request-early.ts';
import { deviceStorage } from './storage.ts';

const root = document.documentElement;
const preferences = readPreferences();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
applyPreferences(root, resolvePreferences(preferences, systemIsDark));

const variant = chosenVariant(document.cookie);
const keptLogin = () => deviceStorage.get(variant === 'demo' ? 'kazi.demo.session' : 'kazi.session');
const login = keptLogin();
keepEarlyKeys(window, () => keptLogin() !== null);
const visit = { variant, login, path: location.pathname, preferences };
if (root.dataset.tooOld !== undefined) {
  // Nothing is drawn or fetched: `too-old.ts` says so.
} else if (showFirstScreen(root, visit)) {
  // Once the document is read, before the application's own scripts run.
  document.addEventListener('readystatechange', () => fillMonth(document, location.search), { once: true });
} else {
  // A document with a drawn screen names the files of that screen itself.
  const hints = readHints();
  if (hints) requestEarly(hints, visit);
}
