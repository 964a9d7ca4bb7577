import { addOthers, type NounTexts } from './add-others.ts';

/** The texts of one area in one language, as the build wrote them; in development, straight from their source. */
export async function readTexts(language: string, area: string): Promise<object> {
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
