/**
 * An array as PostgreSQL reads it. Only for what needs no quotes: ids, numbers, times, and words of letters, digits
 * and hyphens.
 */
export function arrayOf(values: Iterable<string | number | null>): string {
  let text = '{';
  for (const value of values) text += `${text.length > 1 ? ',' : ''}${value ?? 'NULL'}`;
  return `${text}}`;
}
