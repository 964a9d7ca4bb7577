import { isIPv6 } from 'node:net';

/** The owner of an IPv6 address has all of its /64, so those count as one network. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [before = [], after = []] = ip.split('::').map((half) => half.split(':'));
  const zeros = ip.includes('::') ? Array(8 - before.length - after.length).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
