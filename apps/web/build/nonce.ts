/** Replaced with a fresh nonce in every answer of the server, see its content security policy. */
export const noncePlaceholder = '__CSP_NONCE__';
