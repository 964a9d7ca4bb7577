import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tenancy.ts';
import { escapeHtml, momentHtml } from './html.ts';
import { type MailRow, mailsIn } from './mailbox.ts';

/** Shows the local mailbox: `/dev/mailbox` for people, `/dev/mailbox.json?to=` for tests. */
export function mountMailbox(app: FastifyInstance, database: Database): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', async ({ query }) => ({
    items: await mailsIn(database, query.to),
  }));
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async ({ query }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      )
      .header('cache-control', 'no-store')
      .send(page(await mailsIn(database, query.to), nonce));
  });
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dfdd, #33403d); --soft: light-dark(#5b6966, #9fb0ac) }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { border-block-start: 1px solid var(--line); padding-block: 1.25rem }
h2 { font-size: 1.05rem; margin: 0 }
small { color: var(--soft) }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0 }
a { color: light-dark(#0b6e63, #5fd0c2) }
a.action { display: inline-block; padding: .5rem 1rem; border-radius: 8px; background: #0b6e63; color: #fff; text-decoration: none }`;

/** What a mail asks for is a button, as in the mail itself; any other address is a link. */
const linked = (text: string) =>
  escapeHtml(text)
    .replace(/^(.+):\s+(https?:\/\/\S+)$/gm, '<a class="action" href="$2">$1</a>')
    .replace(/(^|\s)(https?:\/\/[^\s<]+)/g, '$1<a href="$2">$2</a>');

function page(mails: readonly MailRow[], nonce: string): string {
  const articles = mails.map(
    ({ to, subject, text, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<small>to ${escapeHtml(to)}, ${momentHtml(sentAt)}</small>
<pre>${linked(text)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mailbox</title><style nonce="${nonce}">${style}</style></head>
<body><h1>Mailbox</h1>
<p>Mail that Kazi would have sent, newest first. Set SMTP_URL to send it instead.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}
</body></html>
`;
}
