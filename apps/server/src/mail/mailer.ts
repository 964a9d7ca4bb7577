import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { hasDevPages } from '../config/dev-pages.ts';
import { needsTls } from '../config/unencrypted.ts';
import type { Database } from '../database/tenancy.ts';
import type { Mailer } from '../ports/mail.ts';
import { keepInMailbox } from './mailbox.ts';

/** Mail goes to SMTP_URL; without one, where the server has pages for developers, to the local mailbox. */
export function openMailer(config: Config, database: Pick<Database, 'write'>): Mailer {
  if (config.smtpUrl) return smtpMailer(config, config.smtpUrl);
  if (!usesMailbox(config))
    return {
      deliver: () => Promise.reject(new Error('Mail cannot be sent: set SMTP_URL')),
      verify: () => Promise.reject(new Error('Mail cannot be sent: set SMTP_URL')),
      close: () => undefined,
    };
  return {
    async deliver(mail) {
      await keepInMailbox(database, mail);
      return 'kept in the local mailbox';
    },
    verify: async () => undefined,
    close: () => undefined,
  };
}

/** Whether mail is kept in the local mailbox, and its page is there. */
export const usesMailbox = (config: Config) => !config.smtpUrl && hasDevPages(config);

/** For how long a silent mail server is waited for, in ms: to connect, for its greeting, for any other answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

function smtpMailer(config: Config, url: string): Mailer {
  const { mailFrom } = config;
  const sendingAddress = /<([^>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  const domain = /@([\w.-]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const address = new URL(url);
  address.searchParams.set('pool', 'true');
  // Mail holds links that open accounts: it is not sent where the server does not offer TLS.
  if (needsTls(config, address)) {
    address.searchParams.set('requireTLS', 'true');
    address.searchParams.delete('ignoreTLS');
  }
  for (const [name, ms] of Object.entries(patience)) address.searchParams.set(name, `${ms}`);
  const transport = createTransport(address.href);
  return {
    async deliver({ id, to, sender, subject, text, html, attachments = [], thread, list }) {
      const { response } = await transport.sendMail({
        from: sender ? { name: sender, address: sendingAddress } : mailFrom,
        ...(id && { messageId: `<${id}@${domain}>` }),
        // No mail has this id: it is what those about one thing have in common, whichever of them came first.
        ...(thread && { inReplyTo: `<${thread}@${domain}>`, references: `<${thread}@${domain}>` }),
        headers: {
          // Out-of-office replies answer none of them.
          'Auto-Submitted': 'auto-generated',
          ...(list && {
            'List-Id': `<${list.name}.${domain}>`,
            'List-Unsubscribe': `<${list.unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
          filename,
          contentType,
          content,
          encoding: 'base64',
        })),
      });
      return response;
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
