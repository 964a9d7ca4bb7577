import { isIP, isIPv6 } from 'node:net';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host is this machine itself. */
export const isLoopback = (host: string): boolean => loopback.test(host);

/** The owner of an IPv6 address has all of its /64, so those count as one network. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [before = [], after = []] = ip.split('::').map((half) => half.split(':'));
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

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
