import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text lists proxies as the HTTP server takes them: addresses, networks such as 10.0.0.0/8, or names for some. */
export const isTrustedProxies = (text: string): boolean =>
  text.split(',').every((one) => isProxy(one.trim()));

function isProxy(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', size, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (size === undefined) return true;
  const most = kind === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(size) && Number(size) >= 1 && Number(size) <= most;
}
