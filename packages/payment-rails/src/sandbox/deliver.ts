import { exchange, type Wire } from '../http/exchange.ts';
import { type Notice, sign, signatureHeader } from './envelope.ts';

/** Posts a notice once. Where it is not taken it is lost, as on a real rail: asking tells the same. */
export async function deliver(
  callbackUrl: string,
  notice: Notice,
  secret: string,
  wire: Wire,
): Promise<void> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: sign(notice, secret) };
  await exchange(callbackUrl, { method: 'POST', headers, body: JSON.stringify(notice) }, wire);
}
