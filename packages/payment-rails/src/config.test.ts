import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { host, pem } from './config.ts';
import { certified } from './daraja/testing/certificate.ts';

const hosted = host('https://sandbox.example.com');
afterEach(() => vi.unstubAllEnvs());

test('a host is its sandbox unless given, and has no slash at its end', () => {
  expect(hosted.parse(undefined)).toBe('https://sandbox.example.com');
  expect(hosted.parse('')).toBe('https://sandbox.example.com');
  expect(hosted.parse('https://api.example.com/')).toBe('https://api.example.com');
  expect(hosted.parse('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
});

test.each(['nonsense', 'http://api.example.com', 'ftp://api.example.com', 'http://127.0.0.1.example.com', 7])(
  '%s is no host',
  (value) => expect(hosted.safeParse(value).error?.issues).toHaveLength(1),
);

test('no host is reached while certificates are not checked', () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  expect(hosted.safeParse('https://api.example.com').error?.issues[0]?.message).toContain('certificates');
});

test('a key may stand on one line, and must be one', () => {
  const { certificate, privateKey } = certified();
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(pem(createPrivateKey).parse(key.replaceAll('\n', '\\n'))).toBe(key);
  expect(pem(createPublicKey).safeParse(certificate).success).toBe(true);
  expect(pem(createPrivateKey).safeParse(certificate).success).toBe(false);
  expect(pem(createPublicKey).safeParse('-----BEGIN CERTIFICATE-----').success).toBe(false);
});
