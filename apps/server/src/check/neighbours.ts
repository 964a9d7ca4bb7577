import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Config } from '../config/config.ts';
import { newId } from '../database/ids.ts';
import { clamd, openStorage, uploadsFolder } from '../files/index.ts';
import { discoverProvider } from '../identity/index.ts';
import { inLook, letter } from '../mail/letter.ts';
import { openMailer, usesMailbox } from '../mail/mailer.ts';
import type { Mailer } from '../ports/mail.ts';
import { readerIn } from '../texts/reader.ts';
import { type Check, checkOf } from './outcome.ts';

/** The operator's letters are the product's. */
const product = { name: 'Kazi', logo: undefined, accent: undefined };
const ok = (what: string, says: string) => [{ state: 'ok' as const, what, says }];
const placeOf = (address: string) => new URL(address).host || new URL(address).pathname;

/** What is around the server and its database: mail, uploads, the search for malware, the OpenID provider, text messages. */
export const neighbourChecks = (config: Config, mailTo: string | undefined): Check[] => [
  ...mailChecks(config, mailTo),
  uploads(config),
  ...(config.clamdUrl ? [malware(config.clamdUrl)] : []),
  ...(config.oidc ? [provider(config.oidc)] : []),
  ...(config.smsUrl ? [gateway(config.smsUrl)] : []),
];

/** A database for a mailer that never uses it, as it sends to SMTP_URL. */
const unused = (): Promise<never> => Promise.reject(new Error('Mail is not kept here'));

function mailChecks(config: Config, mailTo: string | undefined): Check[] {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) {
    if (!mailTo) return [];
    const where = usesMailbox(config) ? 'mail stays on /dev/mailbox' : 'mail is off';
    return [
      async () => [{ state: 'fault', what: '--mail', says: `Nothing was sent: without SMTP_URL ${where}.` }],
    ];
  }
  const by =
    <Answer>(work: (mailer: Mailer) => Promise<Answer>) =>
    async (): Promise<Answer> => {
      const mailer = openMailer(config, { write: unused });
      return work(mailer).finally(() => mailer.close());
    };
  const thing = `The mail server at ${placeOf(smtpUrl)}`;
  const verified = by(async (mailer) => {
    await mailer.verify();
    return ok(
      'SMTP_URL',
      `${thing} takes connections from here, login included; --mail ADDRESS sends a letter.`,
    );
  });
  const sent = by(async (mailer) => {
    const { t, ...reader } = readerIn('en');
    const words = { subject: t('checked.subject'), paragraphs: [t('checked.says', { from: mailFrom })] };
    const { html } = inLook(letter({ t, ...reader }, words), product, '');
    const answer = await mailer.deliver({ to: mailTo ?? '', ...letter({ t, ...reader }, words), html });
    return ok('--mail', `${thing} took a letter for ${mailTo} and answered: ${answer}`);
  });
  return [checkOf('SMTP_URL', thing, verified), ...(mailTo ? [checkOf('--mail', thing, sent)] : [])];
}

/** Writes, reads and removes a file where uploads are kept. */
function uploads(config: Config): Check {
  const folder = uploadsFolder(config);
  const what = config.filesUrl ? 'FILES_URL' : 'DATA_DIR';
  const thing = folder
    ? `The folder of uploads ${folder}`
    : `The bucket at ${placeOf(config.filesUrl ?? '')}`;
  return checkOf(what, thing, async () => {
    const storage = openStorage(config);
    const key = `${newId()}/${newId()}`;
    const said = 'Kazi checks that it can keep files here.';
    await storage.put(key, Buffer.from(said));
    try {
      const kept = await storage.open(key);
      if (!kept || (await text(kept.bytes)) !== said) throw new Error('it does not give back what was kept');
    } finally {
      await storage.remove(key);
    }
    return ok(what, `${thing} keeps files, gives them back and removes them.`);
  });
}

const malware = (url: string): Check =>
  checkOf('CLAMD_URL', `clamd at ${placeOf(url)}`, async () => {
    await clamd(url).scan(Buffer.from('Kazi'));
    return ok('CLAMD_URL', `clamd at ${placeOf(url)} searches files.`);
  });

const provider = (oidc: NonNullable<Config['oidc']>): Check =>
  checkOf('OIDC_ISSUER', `The OpenID provider ${oidc.issuer}`, async () => {
    await discoverProvider(oidc);
    return ok(
      'OIDC_ISSUER',
      `${oidc.issuer} describes itself; whether it knows OIDC_CLIENT_ID and its secret shows at the first login.`,
    );
  });

/** Opens a connection and nothing more: what a gateway is sent, it sends on to somebody. */
const gateway = (url: string): Check =>
  checkOf('SMS_URL', `The gateway at ${placeOf(url)}`, async () => {
    const { hostname, port, protocol } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    await new Promise<void>((resolve, reject) => {
      const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
      socket
        .once('connect', resolve)
        .once('error', reject)
        .once('connect', () => socket.destroy());
    });
    return ok(
      'SMS_URL',
      `${placeOf(url)} takes connections; nothing was sent, so whether it takes messages is not known.`,
    );
  });
