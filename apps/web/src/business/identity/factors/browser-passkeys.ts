import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { client } from '../../../api/client.ts';

/** Has the browser make a passkey of this account. Throws where its person would not. */
export async function makePasskey() {
  const optionsJSON = await client.identity.factors.beginPasskey();
  return startRegistration({ optionsJSON });
}

/** Has the browser prove a passkey that it has for this server. Throws where its person would not. */
export async function provePasskey() {
  const optionsJSON = await client.identity.factors.askForPasskey();
  return startAuthentication({ optionsJSON });
}
