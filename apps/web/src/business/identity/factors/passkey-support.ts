/** Whether this browser has passkeys: those inside other apps, and where a firm forbids them, have none. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Errors of the browser after which trying again can help: its person has closed the dialog, or waited too long. */
const refusals = ['NotAllowedError', 'AbortError'];

/**
 * Why the browser has used no passkey: it `cannot`, or its person has `declined`. Undefined for what is no error of the browser,
 * such as a refusal of the server.
 */
export function passkeyProblem(error: unknown): 'cannot' | 'declined' | undefined {
  if (error === undefined) return undefined;
  if (!hasPasskeys()) return 'cannot';
  const name = error instanceof Error ? error.name : '';
  if (refusals.includes(name)) return 'declined';
  // As WebAuthn names them: `NotSupportedError`, `SecurityError`, `InvalidStateError` and others. `TypeError` is the network's.
  return /^(NotSupported|Security|InvalidState|Constraint|NotReadable|Unknown)Error$/.test(name)
    ? 'cannot'
    : undefined;
}
