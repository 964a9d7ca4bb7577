/** Runs inside the document, before anything is painted: keep what it imports few and small. */
import { applyPreferences, readPreferences, readStorage, resolvePreferences } from './preferences.ts';
import { requestEarly } from './request-early.ts';
import { chosenVariant } from './variant.ts';

const preferences = readPreferences();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
applyPreferences(document.documentElement, resolvePreferences(preferences, systemIsDark));
requestEarly({
  variant: chosenVariant(document.cookie),
  language: preferences.language,
  signedIn: readStorage('kazi.session') !== null,
  path: location.pathname,
});
