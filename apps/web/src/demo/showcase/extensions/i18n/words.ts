import i18next from 'i18next';
import resources from './words.json';

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
  { value: 'fr', label: 'Français' },
  { value: 'ar', label: 'العربية' },
];

/** Says the words of a shop, with the plurals that each language has: Arabic knows six. */
const sample = i18next.createInstance();
void sample.init({ lng: 'en', resources, initAsync: false, interpolation: { escapeValue: false } });

type Word = 'title' | 'items' | 'greeting';

/** The texts of the sample in a language, whatever the application is read in. */
export const wordsIn =
  (language: string) =>
  (word: Word, values: { count?: number; name?: string } = {}): string =>
    sample.t(word, { ...values, lng: language, defaultValue: '' });

export const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');
