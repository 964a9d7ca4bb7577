import type { APIRequestContext } from '@playwright/test';
import { findOnPage } from './calls.ts';

interface Letter {
  subject: string;
  text: string;
}

/** The newest letter to an address whose subject matches, once it is there; of another server where `at` calls that. */
export const letterTo = (to: string, subject: RegExp, at?: APIRequestContext): Promise<Letter> =>
  findOnPage('/dev/mailbox.json', {
    params: { to },
    find: ({ items }: { items: Letter[] }) => items.find((letter) => subject.test(letter.subject)),
    ...(at && { at }),
  });

/** The path of the link that a letter asks its reader to follow. */
export function pathIn(letter: Letter): string {
  const address = letter.text.match(/https?:\/\/\S+/)?.[0];
  if (!address) throw new Error(`The letter "${letter.subject}" has no link`);
  return new URL(address).pathname;
}
