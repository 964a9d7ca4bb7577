import type { PasskeyAssertion, PasskeyAttestation } from '@kazi/contract/identity';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Logins } from '../../ports/identity.ts';
import { refuse } from '../../refuse.ts';
import type { Owner } from './authenticator.ts';
import { passkeysOf } from './queries.ts';

/** What passkeys need of the server. */
interface With {
  logins: Pick<Logins, 'issueChallenge' | 'takeChallenge'>;
  publicUrl: string;
}

/** Knows every maker's certificates: a tenth of the modules of the server, so it is loaded when a passkey is used. */
const webAuthn = () => import('@simplewebauthn/server');

/** As whom a passkey knows this server: the host that people reach it at, and the pages that may ask for it. */
interface RelyingParty {
  id: string;
  origins: string[];
}

/** Browsers take no number for a host, so on this machine passkeys are of `localhost`. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origins: [origin] };
  return { id: 'localhost', origins: [origin.replace(hostname, 'localhost')] };
}

const expectedOf = ({ id, origins }: RelyingParty) => ({
  expectedRPID: id,
  expectedOrigin: origins,
  requireUserVerification: true,
});

/** Accepts any challenge and records it; the database checks after the signature whether it is ours. */
const notedIn = (seen: { challenge: string }) => (challenge: string) => {
  seen.challenge = challenge;
  return true;
};

const bytesOf = (challenge: string) => Uint8Array.from(Buffer.from(challenge, 'base64url'));

/** What a browser needs to make a passkey of this user. */
export async function askForNewPasskey(tx: Tx, { logins, publicUrl }: With, user: Owner, workspace: string) {
  const known = await passkeysOf(tx, { tenant: tx.tenant, user: user.id });
  const rp = { id: relyingPartyOf(publicUrl).id, name: workspace };
  const authenticatorSelection = { residentKey: 'required', userVerification: 'required' } as const;
  const { generateRegistrationOptions } = await webAuthn();
  const made = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: user.email,
    userID: new TextEncoder().encode(user.id),
    challenge: bytesOf(await logins.issueChallenge(tx, 'new-passkey', { user: user.id })),
    authenticatorSelection,
  });
  const { user: described, challenge, pubKeyCredParams } = made;
  const excludeCredentials = known.map(({ credential_id: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }));
  return { rp, user: described, challenge, pubKeyCredParams, excludeCredentials, authenticatorSelection };
}

/** Keeps a passkey that a browser has made. Gives its id. Throws 400 where it is not one of this challenge and page. */
export async function addPasskey(
  tx: Tx,
  { logins, publicUrl }: With,
  user: string,
  { name, passkey }: { name: string; passkey: PasskeyAttestation },
): Promise<string> {
  const seen = { challenge: '' };
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: notedIn(seen),
    ...expectedOf(relyingPartyOf(publicUrl)),
  }).catch(refusePasskey);
  const asker = await logins.takeChallenge(tx, 'new-passkey', seen.challenge);
  if (!registrationInfo || asker?.user !== user) throw refusePasskey();
  const { credential } = registrationInfo;
  const id = newId();
  await tx
    .insertInto('passkeys')
    .values({
      tenant_id: tx.tenant,
      id,
      user_id: user,
      name,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
    })
    .execute();
  return id;
}

/** What a browser needs to prove a passkey: any that it has for this server. */
export async function askForPasskey(tx: Tx, { logins, publicUrl }: With) {
  const rpId = relyingPartyOf(publicUrl).id;
  const userVerification = 'required' as const;
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification,
    challenge: bytesOf(await logins.issueChallenge(tx, 'passkey', { user: null })),
  });
  return { challenge, rpId, userVerification };
}

/** The user whose passkey this proves. Throws 400 where it proves none, or not for what was asked. */
export async function spendPasskey(
  tx: Tx,
  { logins, publicUrl }: With,
  passkey: PasskeyAssertion,
): Promise<string> {
  const row = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('credential_id', '=', passkey.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refusePasskey();
  const seen = { challenge: '' };
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: notedIn(seen),
    credential: {
      id: row.credential_id,
      publicKey: bytesOf(row.public_key),
      counter: row.counter,
      transports: row.transports,
    },
    ...expectedOf(relyingPartyOf(publicUrl)),
  }).catch(refusePasskey);
  const asker = await logins.takeChallenge(tx, 'passkey', seen.challenge);
  if (!verified || asker === undefined) throw refusePasskey();
  await tx
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', row.id)
    .execute();
  return row.user_id;
}

/** 400 without the library's reasons, which are for developers. */
function refusePasskey(): never {
  throw refuse('passkey-not-accepted', {}, { passkey: 'passkey-just-asked' });
}
