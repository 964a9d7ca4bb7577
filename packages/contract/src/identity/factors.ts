import * as z from 'zod';
import { problem } from '../refusals/problems.ts';
import { addition, byId, done, id, line, moment } from '../shared/index.ts';

const tag = 'Second factor';

const bytes = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/, problem('base64url'));
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** What a browser gives for a new passkey: `PublicKeyCredential.toJSON()` after `navigator.credentials.create`. */
export const passkeyAttestation = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(30)).max(10).optional(),
    }),
  })
  .transform(({ response: { transports = [], ...response }, ...rest }) => ({
    ...rest,
    response: { ...response, transports },
    clientExtensionResults: {},
  }));
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** What a browser gives to prove a passkey: `PublicKeyCredential.toJSON()` after `navigator.credentials.get`. */
export const passkeyAssertion = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }));
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** Six digits of an authenticator app; spaces between them are dropped. */
export const authenticatorCode = z
  .string()
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, problem('six-digits-of-app')));

/** One of the ten codes that stand in for a second factor, each once; as it was shown. */
export const recoveryCode = z.string().min(1, problem('not-empty')).max(40);

/** Ten codes, shown this once; null where there are some already. */
const recoveryCodes = z.array(z.string()).nullable();

/** A passkey of the caller; its name is theirs to give. */
export const passkey = z.object({ id, name: z.string(), createdAt: moment, usedAt: moment.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** A device that is asked for no second factor `until` then. */
export const trustedDevice = z.object({
  id,
  device: z.string(),
  ip: z.string(),
  usedAt: moment,
  until: moment,
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

/** The ways I can prove who I am beside my password. */
export const factorList = z.object({
  authenticator: z.object({ createdAt: moment }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodes: z.int().meta({ description: 'How many are left' }),
  devices: z.array(trustedDevice).meta({ description: 'Those that are not asked for a second factor' }),
  required: z.boolean().meta({ description: 'My role asks for a second factor' }),
});
export type FactorList = z.infer<typeof factorList>;

const required = z.literal('required');
const knownPasskey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** As `PublicKeyCredential.parseCreationOptionsFromJSON` takes it. */
const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({ residentKey: required, userVerification: required }),
});

/** As `PublicKeyCredential.parseRequestOptionsFromJSON` takes it. */
const requestOptions = z.object({ challenge: z.string(), rpId: z.string(), userVerification: required });

const base = '/auth/factors';

/** What the caller proves who they are by, beside the password. Changes ask for proof of the last ten minutes. */
export const factors = {
  list: addition('GET', base, { tag, summary: 'How I prove who I am beside my password' }).output(factorList),
  beginAuthenticator: addition('POST', `${base}/authenticator`, {
    tag,
    weight: 'proof',
    summary: 'Begin with an authenticator app: it counts from its first code',
    status: 201,
    refuses: ['authenticator-exists'],
  }).output(z.object({ secret: z.string(), uri: z.string() })),
  confirmAuthenticator: addition('PUT', `${base}/authenticator`, {
    tag,
    weight: 'proof',
    summary: 'Give the first code of an authenticator app',
    refuses: ['authenticator-unreadable'],
  })
    .input(z.object({ code: authenticatorCode }))
    .output(z.object({ recoveryCodes })),
  removeAuthenticator: addition('DELETE', `${base}/authenticator`, {
    tag,
    weight: 'proof',
    summary: 'Remove the authenticator app',
  }).output(done),
  renewRecoveryCodes: addition('POST', `${base}/recovery-codes`, {
    tag,
    weight: 'proof',
    summary: 'Make ten new recovery codes; those before are void',
    status: 201,
  }).output(z.object({ recoveryCodes: z.array(z.string()) })),
  beginPasskey: addition('POST', `${base}/passkeys/challenge`, {
    tag,
    weight: 'proof',
    summary: 'Begin with a passkey',
  }).output(creationOptions),
  addPasskey: addition('POST', `${base}/passkeys`, {
    tag,
    weight: 'proof',
    summary: 'Keep a new passkey',
    status: 201,
    refuses: ['passkey-not-accepted'],
  })
    .input(z.object({ name: line(60), passkey: passkeyAttestation }))
    .output(z.object({ recoveryCodes })),
  renamePasskey: addition('PUT', `${base}/passkeys/{id}`, { tag, weight: 'light', summary: 'Name a passkey' })
    .input(byId.extend({ name: line(60) }))
    .output(done),
  removePasskey: addition('DELETE', `${base}/passkeys/{id}`, {
    tag,
    weight: 'proof',
    summary: 'Remove a passkey',
  })
    .input(byId)
    .output(done),
  forgetDevice: addition('DELETE', `${base}/devices/{id}`, {
    tag,
    weight: 'light',
    summary: 'Ask a device for my second factor again',
  })
    .input(byId)
    .output(done),
  askForPasskey: addition('POST', '/auth/passkey/challenge', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Begin to log in with a passkey, or to confirm a login with one',
  }).output(requestOptions),
  reset: addition('DELETE', '/users/{id}/factors', {
    tag,
    weight: 'proof',
    summary: 'Take the second factor of a person away, by who may suspend them',
  })
    .input(byId)
    .output(done),
};
