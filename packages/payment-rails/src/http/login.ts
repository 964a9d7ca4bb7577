import * as z from 'zod';
import { exchange, jsonOf, type Wire } from './exchange.ts';
import type { Login } from './tokens.ts';

const serverError = 500;
const tooMany = 429;

/** Asks for an access token and reads the answer by `read`, which gives undefined where it holds none. */
export async function login(
  url: string,
  init: RequestInit,
  wire: Wire,
  read: (body: unknown) => { token: string; lasts: number } | undefined,
): Promise<Login> {
  const reply = await exchange(url, init, wire);
  if (!reply.answered) return { refused: 'unreachable', code: 'login', detail: reply.why };
  const got = reply.status < 300 ? read(jsonOf(reply.text)) : undefined;
  if (got) return got;
  const code = `login.${reply.status}`;
  if (reply.status === tooMany) return { refused: 'busy', code, detail: 'The rail asks to wait' };
  if (reply.status >= serverError || reply.status < 300)
    return { refused: 'unreachable', code, detail: 'The rail gave no access token' };
  return { refused: 'credentials', code, detail: 'The rail did not take the credentials' };
}

const oauth = z.object({
  access_token: z.string().min(1),
  // Safaricom writes the seconds as text.
  expires_in: z.coerce.number().positive().max(86_400),
});

/** Reads the answer of an OAuth client-credentials login. */
export function readOauth(body: unknown): { token: string; lasts: number } | undefined {
  const parsed = oauth.safeParse(body);
  return parsed.success ? { token: parsed.data.access_token, lasts: parsed.data.expires_in } : undefined;
}

/** A key and its secret as HTTP Basic writes them. */
export const basicCredentials = (key: string, secret: string): string =>
  Buffer.from(`${key}:${secret}`).toString('base64');

/** The header of HTTP Basic for a key and its secret. */
export const basicHeader = (key: string, secret: string): string => `Basic ${basicCredentials(key, secret)}`;
