import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/** The password of our API user, encrypted for Safaricom: RSA with PKCS#1 v1.5, by the key of its certificate. */
export function securityCredential(password: string, certificate: string): string {
  const key = createPublicKey(certificate);
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(password)).toString('base64');
}
