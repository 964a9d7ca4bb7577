import type { Config } from '../../config/config.ts';
import { hasDevPages } from '../../config/dev-pages.ts';
import { newId } from '../../database/ids.ts';
import { noTenant } from '../../database/pool.ts';
import type { Database } from '../../database/tenancy.ts';
import type { Text, Texts } from '../../ports/money.ts';

/** Whether messages are kept on the local phone page instead of being sent. */
export const usesLocalPhone = (config: Config) => !config.smsUrl && hasDevPages(config);

/**
 * Messages go to SMS_URL, which takes `{ to, text }` as JSON, as a gateway or a small bridge to one does; without it,
 * where the server has pages for developers, to the phone page.
 */
export function openTexts(config: Config, database: Database): Texts {
  if (config.smsUrl) return { deliver: (message) => post(config.smsUrl ?? '', message) };
  if (usesLocalPhone(config)) return { deliver: (message) => keepOnPhone(database, message) };
  return { deliver: () => Promise.reject(new Error('Text messages cannot be sent: set SMS_URL')) };
}

const answerWithinMs = 10_000;

async function post(url: string, { phone, text }: Text): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const headers = new Headers({ 'content-type': 'application/json' });
  if (username)
    headers.set(
      'authorization',
      `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`,
    );
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ to: `+${phone}`, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) throw new Error(`The gateway of text messages answered ${response.status}`);
}

function keepOnPhone(database: Database, { phone, text }: Text): Promise<void> {
  return database.write(noTenant, null, async (tx) => {
    await tx.insertInto('phone_messages').values({ id: newId(), phone, text }).execute();
  });
}

/** Messages of the local phone, newest first. */
export function textsOn(database: Database, phone: string) {
  return database.shared((db) =>
    db
      .selectFrom('phone_messages')
      .select(['text', 'sent_at as sentAt'])
      .where('phone', '=', phone)
      .orderBy('id', 'desc')
      .limit(20)
      .execute(),
  );
}
