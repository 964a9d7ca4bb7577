import { createHmac, timingSafeEqual } from 'node:crypto';
import { everySecret, type SecretFor } from '../config/secret.ts';
import type { FileAddress, FileSigner } from '../ports/files.ts';

const hourMs = 3_600_000;

/** Makes and checks addresses with a secret of their own. */
export function fileSigner(secretFor: SecretFor): FileSigner {
  const secrets = everySecret(secretFor, 'file addresses');
  const sign = (secret: string, { tenant, session, file, form, expires }: FileAddress) =>
    createHmac('sha256', secret)
      .update(`${tenant}/${session}/${file}/${form}/${expires}`)
      .digest('base64url');
  return {
    addressesFor: (session) => ({
      of(tenant, file, form = 'whole') {
        const expires = (Math.floor(Date.now() / hourMs) + 2) * hourMs;
        const signature = sign(secrets[0], { tenant, session, file, form, expires });
        const query = new URLSearchParams({ form, session, expires: String(expires), signature });
        return `/files/${tenant}/${file}?${query}`;
      },
    }),
    holds({ signature, ...address }) {
      const given = Buffer.from(signature);
      const isBy = (secret: string) => {
        const right = Buffer.from(sign(secret, address));
        return right.length === given.length && timingSafeEqual(right, given);
      };
      return address.expires > Date.now() && secrets.some(isBy);
    },
  };
}
