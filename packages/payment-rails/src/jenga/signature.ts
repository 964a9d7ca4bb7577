import { sign } from 'node:crypto';
import type { JengaConfig } from './config.ts';

/** Jenga's signature: RSA with SHA-256 (PKCS#1 v1.5) over values as they are sent, with nothing between them. */
export const signature = (
  values: readonly string[],
  { privateKey }: Pick<JengaConfig, 'privateKey'>,
): string => sign('sha256', Buffer.from(values.join('')), privateKey).toString('base64');
