import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

interface Page {
  /** Host that the passkey is of. */
  rpId: string;
  /** Page that asks for it. */
  origin: string;
  /** Whether the person was verified, by a finger or a PIN. */
  isVerified?: boolean;
}

/** A device that holds one passkey (ES256), in software: what a browser and its authenticator would answer. */
export function aPasskey({ rpId, origin, isVerified = true }: Page) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(more = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    const credential = more.length > 0 ? flags.hasCredential : 0;
    head.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | credential);
    counter += 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, more]);
  }

  /** CBOR of the COSE key: kty EC2, alg ES256, crv P-256, x, y. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    /** As `navigator.credentials.create` answers. */
    create(challenge: string) {
      const credentialData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(credentialData);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    /** As `navigator.credentials.get` answers. */
    get(challenge: string) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData();
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}
