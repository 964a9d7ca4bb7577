import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '../config/network.ts';
import { escapeHtml } from './html.ts';

/** What proxies and tunnels add to the requests that they pass on. */
const passedOn =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-original-.+|x-client-ip|true-client-ip|cf-.+|fly-.+|fastly-.+)$/;

/**
 * Registers routes under `/dev`, which ask for no login and answer to this machine alone: a request that came from elsewhere, by a
 * proxy or under a name that is not the machine's own (as a page of the internet can have its name lead here) is refused with 403,
 * and so is what a page of another address has a browser do.
 */
export function registerDevRoutes(app: FastifyInstance, mount: (routes: FastifyInstance) => void): void {
  app.register((routes, _options, done) => {
    routes.addHook('onRequest', async (request, reply) => {
      if (!isFromHere(request))
        return reply.code(403).send({ message: 'Open this on the machine that Kazi runs on, as localhost.' });
      if (!isOfOwnPage(request)) return reply.code(403).send({ message: 'Another site asked for this.' });
    });
    mount(routes);
    done();
  });
}

/** Whether a request was sent by this machine to itself. HTTP/1.0 is what nginx passes on with, where it adds nothing else. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const [name] = URL.canParse(`http://${headers.host}`) ? [new URL(`http://${headers.host}`).hostname] : [];
  const address = raw.socket.remoteAddress?.replace(/^::ffff:/, '');
  return (
    raw.httpVersion !== '1.0' &&
    [name, address].every((one) => one !== undefined && isLoopback(one)) &&
    !Object.keys(headers).some((header) => passedOn.test(header))
  );
}

/** Whether no page of another address has sent it. Following a link to it is one's own doing. */
function isOfOwnPage({ method, headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === 'same-origin' || site === 'none' || (method === 'GET' && mode === 'navigate');
}

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
