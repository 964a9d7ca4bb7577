import { type Language, readerIn } from './reader.ts';
import type { resources } from './resources.ts';

/** What the sentences fill in that fill in anything. */
interface Fills {
  deleted: { name: string };
  'email-changed': { email: string };
  'email-restored': { email: string };
  'flow-deleted': { name: string };
  removed: { name: string };
  stopped: { name: string };
  'invitation-withdrawn': { name: string };
  'passkey-removed': { name: string };
  'passkey-renamed': { name: string };
  'login-connected': { title: string };
  'login-disconnected': { title: string };
  'notifications-read': { count: number };
}

type Plain = Exclude<
  keyof (typeof resources)['en']['errors']['done'],
  keyof Fills | `${string}_${'one' | 'other'}`
>;

/** The sentence of an answer that says what was done, in the language asked for. */
export function doneText(language: Language | undefined, code: Plain): string;
export function doneText<Code extends keyof Fills>(
  language: Language | undefined,
  code: Code,
  fills: Fills[Code],
): string;
export function doneText(
  language: Language | undefined,
  code: string,
  fills: Readonly<Record<string, string | number>> = {},
): string {
  const reader = readerIn(language);
  const filled = Object.entries(fills).map(([name, value]) => [
    name,
    typeof value === 'string' ? reader.apart(value) : value,
  ]);
  return reader.refusal(`done.${code}`, Object.fromEntries(filled));
}
