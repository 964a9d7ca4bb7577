/** Replaced with a fresh nonce in every answer of the server, see its content security policy. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';
