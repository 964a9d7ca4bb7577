import { vi } from 'vitest';
import { mailsIn } from '../src/mail/mailbox.ts';
import type { In } from './factories/tenant.ts';

/** The mails that have come for an address, newest first. */
export const mailsTo = ({ services }: In, address: string) => mailsIn(services.database, address);

/**
 * Waits for a mail to the address with a link to this page, and gives the token that the link ends with. Of mails that
 * came earlier, only those after the first `known` count.
 */
export function tokenFor(
  app: In,
  address: string,
  page: 'confirm' | 'reset-password' | 'invitation' | 'stop-receiver' | 'new-email' | 'old-email',
  known = 0,
): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(app, address);
      for (const { text } of mails.slice(0, mails.length - known)) {
        const token = new RegExp(`/${page}/(\\S+)`).exec(text)?.[1];
        if (token) return token;
      }
      throw new Error(`No mail to ${address} with a link to ${page}`);
    },
    { timeout: 15_000, interval: 50 },
  );
}
