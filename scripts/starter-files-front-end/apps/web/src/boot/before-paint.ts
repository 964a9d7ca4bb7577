/** Runs inside the document, before anything is painted: keep what it imports few and small. */
import { keepEarlyKeys } from './early-keys.ts';
import { applyPreferences, readPreferences, resolvePreferences } from './preferences.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
applyPreferences(document.documentElement, resolvePreferences(readPreferences(), systemIsDark));
keepEarlyKeys(window, () => true);
