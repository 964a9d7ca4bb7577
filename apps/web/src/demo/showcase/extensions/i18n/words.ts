import i18next from 'i18next';

/** The words of a shop, with the plurals that each language has: Arabic knows six. */
const resources = {
  en: {
    translation: {
      title: 'Your basket',
      items_one: 'One item',
      items_other: '{{count}} items',
      greeting: 'Hello {{name}}',
    },
  },
  sw: {
    translation: {
      title: 'Kikapu chako',
      items_one: 'Bidhaa moja',
      items_other: 'Bidhaa {{count}}',
      greeting: 'Hujambo {{name}}',
    },
  },
  fr: {
    translation: {
      title: 'Votre panier',
      items_one: '{{count}} article',
      items_many: '{{count}} d’articles',
      items_other: '{{count}} articles',
      greeting: 'Bonjour {{name}}',
    },
  },
  ar: {
    translation: {
      title: 'سلتك',
      items_zero: 'لا توجد منتجات',
      items_one: 'منتج واحد',
      items_two: 'منتجان',
      items_few: '{{count}} منتجات',
      items_many: '{{count}} منتجًا',
      items_other: '{{count}} منتج',
      greeting: 'مرحبًا {{name}}',
    },
  },
};

export const languages = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
  { value: 'fr', label: 'Français' },
  { value: 'ar', label: 'العربية' },
];

const sample = i18next.createInstance();
void sample.init({ lng: 'en', resources, initAsync: false, interpolation: { escapeValue: false } });

type Word = 'title' | 'items' | 'greeting';

/** The texts of the sample in a language, whatever the application is read in. */
export const wordsIn =
  (language: string) =>
  (word: Word, values: { count?: number; name?: string } = {}): string =>
    sample.t(word, { ...values, lng: language, defaultValue: '' });

export const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');
