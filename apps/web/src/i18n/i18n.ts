import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../boot/preferences.ts';
import { documentLook } from '../boot/workspace.ts';
import { addOthers, type NounTexts } from './add-others.ts';
import type { Namespace } from './namespaces.ts';

/** The texts of one area in one language, as the build wrote them; in development, straight from their source. */
async function readTexts(language: string, area: string): Promise<object> {
  if (import.meta.env.DEV) {
    const files = import.meta.glob<NounTexts>('./*/**/*.json', { import: 'default' });
    const nouns = import.meta.glob<NounTexts>('../../../../packages/contract/texts/*/*.json', {
      import: 'default',
    });
    const isOfLanguage = ([path]: [path: string, read: unknown]) => path.includes(`/${language}/`);
    const ofNouns = Object.entries(nouns).filter(isOfLanguage);
    const read =
      files[`./${language}/${area}.json`] ?? ofNouns.find(([path]) => path.endsWith(`/${area}.json`))?.[1];
    if (!read) throw new Error(`There are no ${language} texts for ${area}`);
    return addOthers(area, await read(), await Promise.all(ofNouns.map(([, readNoun]) => readNoun())));
  }
  const answer = await fetch(`${__TEXTS_PATH__}/${language}/${area}.json`);
  if (!answer.ok) throw new Error(`There are no ${language} texts for ${area}: ${answer.status}`);
  return answer.json();
}

/** One file per language and area, fetched when a screen of that area is first shown. */
const areaFiles: BackendModule = { type: 'backend', init() {}, read: readTexts };

/**
 * What is filled into a text keeps its own direction where the page reads from right to left: without the marks, a
 * name or "+5" in the other script would take its neighbours along.
 */
const bidiIsolate = (filled: string): string =>
  document.documentElement.dir === 'rtl' ? `\u2068${filled}\u2069` : filled;

/** Starts with one language and the texts every screen needs. English stands in for what is missing. */
export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(areaFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      ns: ['common'] satisfies Namespace[],
      defaultNS: 'common',
      interpolation: {
        escapeValue: true,
        escape: bidiIsolate,
        defaultVariables: { brand: documentLook().name },
      },
      returnNull: false,
    });
}

/** For a route's `loader`: has an area's texts ready with its screen, so that nothing blinks. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Changes the language of everything on screen, once its texts are here. */
export async function changeLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

import.meta.hot?.on('kazi:texts', async ({ language, area, texts }) => {
  i18next.addResourceBundle(language, area, texts, true, true);
  await i18next.changeLanguage();
});
