import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { type callsAs, findOnPage, server, soon } from './calls.ts';

type Calls = Awaited<ReturnType<typeof callsAs>>;

/** A number that no other test uses, as people write it and as the API does. */
export function aPhone() {
  const digits = `7${randomInt(10_000_000, 99_999_999)}`;
  return { typed: `0${digits}`, international: `+254${digits}` };
}

interface PhoneScreen {
  texts: { text: string }[];
  prompts: { reference: string; amount: number }[];
}

const phoneScreen = '/dev/phone.json';

/** The code in the newest message to a phone, once it is there. */
export const codeOn = (phone: string): Promise<string> =>
  findOnPage(phoneScreen, {
    params: { phone },
    find: ({ texts: [newest] }: PhoneScreen) => newest?.text.match(/\d{6}/)?.[0],
  });

/** Answers the prompt that a phone shows, once it is there; of another server where `at` calls that. Gives the amount, in cents. */
export async function answerPrompt(
  phone: string,
  answer: 'approve' | 'decline' | 'timeout',
  at?: APIRequestContext,
): Promise<number> {
  const { reference, amount } = await findOnPage(phoneScreen, {
    params: { phone },
    find: ({ prompts: [first] }: PhoneScreen) => first,
    ...(at && { at }),
  });
  const answered = await (at ?? (await server())).post('/dev/phone/answer', { data: { reference, answer } });
  expect(answered.ok(), await answered.text()).toBe(true);
  return amount;
}

/** Puts money on a wallet, by a prompt that is approved on a phone of its own. In shillings. */
export async function topUp(calls: Calls, shillings: number): Promise<void> {
  const phone = aPhone().international;
  const input = { phone, amount: shillings * 100, currency: 'KES' };
  const { id } = await calls.send('POST', 'mpesa-topup', input, randomUUID());
  await answerPrompt(phone, 'approve');
  await expect
    .poll(async () => (await calls.get(`payments/${id}`)).status, { intervals: soon })
    .toBe('succeeded');
}

/** What somebody can spend now, in cents. */
export async function availableTo(calls: Calls): Promise<number> {
  const { items }: { items: { kind: string; available: number }[] } = await calls.get(
    `accounts/user/${calls.user.id}`,
  );
  return items.find(({ kind }) => kind === 'primary')?.available ?? 0;
}

interface Wallet {
  id: string;
  name: string;
  fullFrom: string;
}

/** A mobile wallet of the sample that is old enough for large amounts: a new one is limited for its first day. */
export async function anOldWallet({ get }: Calls): Promise<Wallet> {
  const { items }: { items: Wallet[] } = await get('mobile-wallets');
  const old = items.find(({ fullFrom }) => Date.parse(fullFrom) < Date.now());
  if (!old) throw new Error('The sample has no mobile wallet that is older than a day');
  return old;
}
