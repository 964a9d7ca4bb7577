import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './html.ts';

interface DevPage {
  title: string;
  /** Style beside that of all such pages. */
  style: string;
  /** What is below the title, as HTML. */
  body: string;
  /** What the page shows of the local mailbox or phone. */
  shown: object;
  /** The address that answers with the same as JSON, and by `sendShown`. */
  address: string;
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dfdd, #33403d); --soft: light-dark(#5b6966, #9fb0ac) }
body { margin: 0 auto; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif }
h2 { font-size: 1.05rem; margin: 0 }
small { color: var(--soft) }`;

/** Loads the page again once there is something else to show, unless somebody is about to press or type something on it. */
const script = `
const { address, shown } = document.body.dataset;
setInterval(async () => {
  if (document.activeElement !== document.body) return;
  const { ok, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok && headers.get('etag') !== shown) location.reload();
}, 1000);`;

const tagOf = (shown: object): string =>
  `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url')}"`;

/** Sends what a page under `/dev` shows as JSON, tagged so that the page knows whether it shows that already. */
export const sendShown = (reply: FastifyReply, shown: object) =>
  reply.header('etag', tagOf(shown)).send(shown);

/** Sends a page under `/dev`, which stands in for what is outside this machine. */
export function sendDevPage(reply: FastifyReply, { title, style: own, body, shown, address }: DevPage) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${style}${own}</style></head>
<body data-address="${escapeHtml(address)}" data-shown="${escapeHtml(tagOf(shown))}"><h1>${title}</h1>
${body}
<script nonce="${nonce}">${script}</script>
</body></html>
`);
}
