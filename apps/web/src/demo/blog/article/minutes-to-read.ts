/** What an adult reads in a minute, more or less. */
const wordsAMinute = 200;

/** How long it takes to read what stands in a piece of HTML, at least a minute. */
export function minutesToRead(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / wordsAMinute));
}
