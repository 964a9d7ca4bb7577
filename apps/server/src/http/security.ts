import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const oneYearS = 31_536_000;
const isHttps = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * Security headers of every answer. The policy is that of answers that are no pages: nothing may load or frame.
 * Pages send their own, see `pagePolicy`. Where people come over https, browsers are told to stay with it.
 */
export async function secure(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps(publicUrl) ? { maxAge: oneYearS } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/**
 * What guards every answer, for one that is made before `secure` has a say. `app.test.ts` holds both against each other.
 */
export const guardingHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  ...(isHttps(publicUrl) && { 'strict-transport-security': `max-age=${oneYearS}; includeSubDomains` }),
});

/** The policy of the web application's page: its own files, and what is inline with the nonce of this answer. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
