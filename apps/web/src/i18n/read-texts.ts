/** The texts of one area in one language, as the build wrote them; in development, straight from their source. */
export async function readTexts(language: string, area: string): Promise<object> {
  if (import.meta.env.DEV) {
    const files = import.meta.glob<object>('./*/**/*.json', { import: 'default' });
    const read = files[`./${language}/${area}.json`];
    if (!read) throw new Error(`There are no ${language} texts for ${area}`);
    return read();
  }
  const answer = await fetch(`${__TEXTS_PATH__}/${language}/${area}.json`);
  if (!answer.ok) throw new Error(`There are no ${language} texts for ${area}: ${answer.status}`);
  return answer.json();
}
