import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretFor } from '../config/secret.ts';
import type { FileAddresses, FileForm } from '../ports/files.ts';

const hourMs = 3_600_000;

/** Makes and checks addresses with a secret of their own. */
export function fileAddresses(secretFor: SecretFor): FileAddresses {
  const secret = secretFor('file addresses');
  const sign = (tenant: string, file: string, form: FileForm, expires: number) =>
    createHmac('sha256', secret).update(`${tenant}/${file}/${form}/${expires}`).digest('base64url');

  return {
    of(tenant, file, form = 'whole') {
      const expires = (Math.floor(Date.now() / hourMs) + 2) * hourMs;
      const query = new URLSearchParams({
        form,
        expires: String(expires),
        signature: sign(tenant, file, form, expires),
      });
      return `/files/${tenant}/${file}?${query}`;
    },
    holds({ tenant, file, form, expires, signature }) {
      const right = Buffer.from(sign(tenant, file, form, expires));
      const given = Buffer.from(signature);
      return expires > Date.now() && right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
