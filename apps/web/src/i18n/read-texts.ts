/** The texts of one area in one language, as the build wrote them; in development, straight from their source. */
export async function readTexts(language: string, area: string): Promise<object> {
  if (import.meta.env.DEV) {
    const { default: texts } = await import(`./${language}/${area}.json`);
    return texts;
  }
  const answer = await fetch(`${__TEXTS_PATH__}/${language}/${area}.json`);
  if (!answer.ok) throw new Error(`There are no ${language} texts for ${area}: ${answer.status}`);
  return answer.json();
}
