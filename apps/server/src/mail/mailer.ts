import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { hasDevPages } from '../config/dev-pages.ts';
import type { Database } from '../database/tenancy.ts';
import type { Mailer } from '../ports/mail.ts';
import { keepInMailbox } from './mailbox.ts';

/** Mail goes to SMTP_URL; without one, where the server has pages for developers, to the local mailbox. */
export function openMailer(config: Config, database: Database): Mailer {
  if (config.smtpUrl) return smtpMailer(config.smtpUrl, config.mailFrom);
  if (!usesMailbox(config))
    return {
      deliver: () => Promise.reject(new Error('Mail cannot be sent: set SMTP_URL')),
      close: () => undefined,
    };
  return { deliver: (mail) => keepInMailbox(database, mail), close: () => undefined };
}

/** Whether mail is kept in the local mailbox, and its page is there. */
export const usesMailbox = (config: Config) => !config.smtpUrl && hasDevPages(config);

function smtpMailer(url: string, from: string): Mailer {
  const address = new URL(url);
  address.searchParams.set('pool', 'true');
  const transport = createTransport(address.href);
  return {
    async deliver({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
