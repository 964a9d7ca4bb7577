/** Runs inside the document, before anything is painted: keep what it imports few and small. */
import { chosenVariant } from '@kazi/contract/variant';
import { showFirstScreen } from './first-screen.ts';
import { applyPreferences, readPreferences, readStorage, resolvePreferences } from './preferences.ts';
import { readHints, requestEarly } from './request-early.ts';

const root = document.documentElement;
const preferences = readPreferences();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
applyPreferences(root, resolvePreferences(preferences, systemIsDark));

const variant = chosenVariant(document.cookie);
const login = readStorage(variant === 'demo' ? 'kazi.demo.session' : 'kazi.session');
const visit = { variant, login, path: location.pathname, preferences };
// A document with a drawn screen names the files of that screen itself.
if (!showFirstScreen(root, visit)) {
  const hints = readHints();
  if (hints) requestEarly(hints, visit);
}
