/** Runs inside the document, before anything is painted: keep what it imports few and small. */
import { firstScreenOf, showFirstScreen } from './first-screen.ts';
import { applyPreferences, readPreferences, readStorage, resolvePreferences } from './preferences.ts';
import { readHints, requestEarly, stylesOf } from './request-early.ts';
import { chosenVariant } from './variant.ts';

const preferences = readPreferences();
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
applyPreferences(document.documentElement, resolvePreferences(preferences, systemIsDark));

const hints = readHints();
const variant = chosenVariant(document.cookie);
const login = readStorage(variant === 'demo' ? 'kazi.demo.session' : 'kazi.session');
const visit = { variant, login, path: location.pathname, preferences };
const first = hints?.first[firstScreenOf(visit) ?? ''];
if (hints && first)
  window.firstScreen = showFirstScreen(
    first.file,
    stylesOf(hints, visit, first.more),
    document.currentScript?.nonce ?? '',
  ).catch((error: unknown) =>
    console.warn('The first screen could not be shown before the application', error),
  );
if (hints) requestEarly(hints, visit, first?.more);
