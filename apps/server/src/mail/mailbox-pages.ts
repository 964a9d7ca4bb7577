import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/tenancy.ts';
import { registerDevRoutes, sendDevPage, sendShown } from './dev-page.ts';
import { escapeHtml, momentHtml } from './html.ts';
import { type MailRow, mailsIn } from './mailbox.ts';

/** Shows the local mailbox: `/dev/mailbox` for people, `/dev/mailbox.json?to=` for tests. */
export function mountMailbox(app: FastifyInstance, database: Database): void {
  registerDevRoutes(app, (routes) => {
    routes.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', async ({ query }, reply) =>
      sendShown(reply, { items: await mailsIn(database, query.to) }),
    );
    routes.get<{ Querystring: { to?: string } }>('/dev/mailbox', async ({ query }, reply) => {
      const items = await mailsIn(database, query.to);
      const address = `/dev/mailbox.json${query.to ? `?to=${encodeURIComponent(query.to)}` : ''}`;
      return sendDevPage(reply, { title: 'Mailbox', style, body: bodyOf(items), shown: { items }, address });
    });
  });
}

const style = `
body { max-width: 44rem }
article { border-block-start: 1px solid var(--line); padding-block: 1.25rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0 }
a { color: light-dark(#0b6e63, #5fd0c2) }
a.action { display: inline-block; padding: .5rem 1rem; border-radius: 8px; background: #0b6e63; color: #fff; text-decoration: none }`;

/** What a mail asks for is a button, as in the mail itself; any other address is a link. */
const linked = (text: string) =>
  escapeHtml(text)
    .replace(/^(.+):\s+(https?:\/\/\S+)$/gm, '<a class="action" href="$2">$1</a>')
    .replace(/(^|\s)(https?:\/\/[^\s<]+)/g, '$1<a href="$2">$2</a>');

function bodyOf(mails: readonly MailRow[]): string {
  const articles = mails.map(
    ({ to, subject, text, sentAt }) => `<article>
<h2>${escapeHtml(subject)}</h2>
<small>to ${escapeHtml(to)}, ${momentHtml(sentAt)}</small>
<pre>${linked(text)}</pre>
</article>`,
  );
  return `<p>Mail that Kazi would have sent, newest first. Set SMTP_URL to send it instead.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}`;
}
