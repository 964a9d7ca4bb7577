import { type APIRequestContext, expect } from '@playwright/test';

interface Letter {
  subject: string;
  text: string;
}

/** The newest letter to an address whose subject matches, once it is there. */
export async function letterTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Letter> {
  let letter: Letter | undefined;
  await expect(async () => {
    const { items } = await (await request.get('/dev/mailbox.json', { params: { to } })).json();
    letter = items.find((item: Letter) => subject.test(item.subject));
    expect(letter, `a letter to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (!letter) throw new Error(`No letter to ${to}`);
  return letter;
}

/** The path of the link that a letter asks its reader to follow. */
export function pathIn(letter: Letter): string {
  const address = letter.text.match(/https?:\/\/\S+/)?.[0];
  if (!address) throw new Error(`The letter "${letter.subject}" has no link`);
  return new URL(address).pathname;
}
