import { sql } from 'kysely';
import { notify } from '../activity/index.ts';
import type { Db, Tx } from '../database/tenancy.ts';
import { escapeHtml } from '../mail/html.ts';

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

const written = /<span\b(?=[^>]*\bdata-type="mention")[^>]*\bdata-id="([0-9a-f-]{36})"[^>]*>[^<]*<\/span>/g;

/**
 * Cleaned rich text as it is shown: a mention bears the name that the person has now, whatever was written. Reads the names of all who
 * are mentioned in any of the texts at once.
 */
export async function renderMentions(
  db: Db,
  tenant: string,
  texts: readonly string[],
): Promise<(html: string) => string> {
  const ids = [...new Set(texts.flatMap(readMentions))];
  if (ids.length === 0) return (html) => html;
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenant)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const names = new Map(
    people.map(({ id, first_name, last_name }) => [id, escapeHtml(`${first_name} ${last_name}`)]),
  );
  return (html) =>
    html.replaceAll(written, (whole, id: string) => {
      const name = names.get(id);
      return name ? `<span data-type="mention" data-id="${id}" data-label="${name}">@${name}</span>` : whole;
    });
}

/** The texts in which people are mentioned; those of deliveries are only ever added to, and show the name of now. */
const textsWithMentions = [
  ['tasks', 'description'],
  ['comments', 'body'],
  ['flows', 'description'],
] as const;

/** Has every mention of a person, in whatever text, say another name than it was written with. */
export async function renameMentions(tx: Tx, { id, name }: { id: string; name: string }): Promise<void> {
  const label = escapeHtml(name);
  const mentioned = `<span\\M(?=[^>]*data-type="mention")[^>]*data-id="${id}"[^>]*>[^<]*</span>`;
  const renamed = `<span data-type="mention" data-id="${id}" data-label="${label}">@${label}</span>`;
  for (const [table, column] of textsWithMentions)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${mentioned}, ${renamed}, 'g')
      where tenant_id = ${tx.tenant} and ${sql.ref(column)} like ${`%data-id="${id}"%`}`.execute(tx);
}
