import { refusal } from './kinds.ts';

/** What calls of identity are refused for. */
export const identity = {
  'wrong-login': refusal(401),
  'wrong-password': refusal(400),
  'wrong-registration-password': refusal(400),
  'registered-elsewhere': refusal(400),
  'wrong-known-password': refusal(400),
  'link-spent': refusal(400),
  'login-took-too-long': refusal(400),
  'provider-took-too-long': refusal(400, { title: 'text' }),
  'passkey-not-accepted': refusal(400),
  'login-not-begun-here': refusal(401),
  'provider-did-not-confirm': refusal(401, { title: 'text' }),
  'address-in-workspace': refusal(409),
  'last-owner': refusal(409),
  'not-removed-yet': refusal(409),
  'wallet-not-empty': refusal(409, { name: 'text' }),
  'address-not-confirmed': refusal(409),
  'personal-profile-stays': refusal(409),
  'profile-in-use': refusal(409, { name: 'text' }),
  'authenticator-exists': refusal(409),
  'authenticator-unreadable': refusal(409),
};
