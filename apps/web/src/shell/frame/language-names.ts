import type { Language } from '../../boot/preferences.ts';

/** Each language as its speakers call it, so that everybody finds theirs. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  sw: 'Kiswahili',
  fr: 'Français',
  ar: 'العربية',
};
