/** Accents and other marks that Unicode puts behind the letter they belong to. */
const marks = /[\u0300-\u036f]/g;

/** Capital letters of Latin, Greek and Cyrillic (and the small ones between them, which stay as they are). */
const capitals = /[A-Z\u00c0-\u052f]/g;

/**
 * A text without accents and in lower case, as tasks are ordered and searched by: "École" gives "ecole". The database
 * has the same rule as its function `folded`; a test of the server holds the two against each other.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .replace(capitals, (letter) => letter.toLowerCase());
