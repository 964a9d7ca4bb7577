// @vitest-environment jsdom
import { WebAuthnError } from '@simplewebauthn/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { hasPasskeys, passkeyProblem } from './passkey-support.ts';

afterEach(() => vi.unstubAllGlobals());

const refused = (name: string) =>
  new WebAuthnError({
    message: 'Refused',
    code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY',
    cause: new DOMException('Refused', name),
  });

test('a browser without passkeys cannot, whatever the error', () => {
  expect(hasPasskeys()).toBe(false);
  expect(passkeyProblem(new Error('WebAuthn is not supported in this browser'))).toBe('cannot');
});

test.each([
  ['NotAllowedError', 'declined'],
  ['AbortError', 'declined'],
  ['SecurityError', 'cannot'],
  ['NotSupportedError', 'cannot'],
  ['InvalidStateError', 'cannot'],
])('%s of the browser is told as %s', (name, problem) => {
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(passkeyProblem(refused(name))).toBe(problem);
});

test('what is no error of the browser keeps its own words', () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  expect(passkeyProblem(new TypeError('Failed to fetch'))).toBeUndefined();
  expect(passkeyProblem(new Error('This passkey is not known'))).toBeUndefined();
});
