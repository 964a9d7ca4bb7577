import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { everySecret, type SecretFor } from '../config/secret.ts';

/** What an Ed25519 key of 32 bytes begins with as PKCS #8 (RFC 8410). */
const privateKeyHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const signerHead = 'ed25519:';

/** What signs a server's backups: derived from the master secret, so that nothing more has to be kept. */
export interface Signer {
  /** By what others know it: the public key, no secret. */
  name: string;
  /** The signature of a digest, in base64url. */
  sign(digest: Buffer): string;
}

/** All that may have signed a server's backups, today's first. */
export const signersOf = (secretFor: SecretFor): [Signer, ...Signer[]] => {
  const [today, ...former] = everySecret(secretFor, 'signature of backups');
  return [signerOf(today), ...former.map(signerOf)];
};

function signerOf(secret: string): Signer {
  const der = Buffer.concat([privateKeyHead, Buffer.from(secret, 'base64url')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return {
    name: nameOf(key),
    sign: (digest) => sign(null, signedText(digest), key).toString('base64url'),
  };
}

const nameOf = (key: KeyObject) => `${signerHead}${createPublicKey(key).export({ format: 'jwk' }).x}`;

/** Whether one of these signers has signed the digest. */
export const isSignedBy = (signers: readonly string[], digest: Buffer, signature: string): boolean =>
  signers.some((name) => {
    const x = name.slice(signerHead.length);
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, signedText(digest), key, Buffer.from(signature, 'base64url'));
  });

/** What the signature is about stands in it: it is of no use for anything else. */
const signedText = (digest: Buffer) => Buffer.concat([Buffer.from('kazi backup\n'), digest]);
