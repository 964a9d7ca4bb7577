import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashText, keptMarks, readMarks, textsByKey, translations, unread } from './texts.ts';

// A starter's texts are its maker's to translate.
test.runIf(existsSync(join(import.meta.dirname, 'starter.ts'))).each(translations)(
  'each text in %s was read against its English as it stands (npm run texts lists and marks those that were not)',
  (language) => {
    const english = textsByKey('en');
    expect(english.size).toBeGreaterThan(4000);
    expect(unread(english, keptMarks(), language)).toEqual([]);
  },
);

test('a changed text, a new one and one read in another language alone are found, and one that changed back is not', () => {
  const marks = readMarks(
    [
      `${hashText('work:paid', 'Paid')} fr`,
      `${hashText('work:paid', 'Paid')} sw`,
      `${hashText('work:sent', 'Sent')} ar`,
    ].join('\n'),
  );
  const find = (text: string, language: string) => unread(new Map([['work:paid', text]]), marks, language);
  expect(find('Paid', 'fr')).toEqual([]);
  expect(find('Paid', 'sw')).toEqual([]);
  expect(find('Paid', 'ar')).toEqual(['work:paid']);
  expect(find('Paid out', 'fr')).toEqual(['work:paid']);
  expect(unread(new Map([['work:new', 'Sent']]), marks, 'ar')).toEqual(['work:new']);
});
