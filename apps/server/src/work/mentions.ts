import { notify } from '../activity/index.ts';
import type { Tx } from '../database/tenancy.ts';

const mention = /<span\b(?=[^>]*\bdata-type="mention")[^>]*\bdata-id="([0-9a-f-]{36})"/g;

/** The people mentioned in cleaned rich text, by their ids. */
export const readMentions = (html: string): string[] => [
  ...new Set([...html.matchAll(mention)].flatMap(([, id]) => id ?? [])),
];

interface Written {
  /** Cleaned rich text, as it was and as it is. */
  before?: string | undefined;
  after: string | undefined;
  /** Of these people, those who see what it is about. */
  viewersAmong(ids: readonly string[]): Promise<ReadonlySet<string>>;
  task?: string;
  flow?: string;
}

/** Notifies the people newly mentioned in a description, of those who see what it is of. */
export async function notifyMentioned(
  tx: Tx,
  { before = '', after = before, viewersAmong, ...about }: Written,
): Promise<void> {
  const known = new Set(readMentions(before));
  const added = readMentions(after).filter((id) => !known.has(id));
  if (added.length > 0) await notify(tx, { kind: 'mention', people: await viewersAmong(added), ...about });
}
