import { BlockList, isIP } from 'node:net';

/**
 * Whether an address is on a list of addresses and networks (`196.201.214.0/24`). The address must be the real peer's:
 * the HTTP server believes `X-Forwarded-For` only from its own proxy. An unreadable address is not allowed, and an empty
 * list allows none.
 */
export function allowedAddress(list: readonly string[], address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(plain);
  if (family === 0) return false;
  const allowed = new BlockList();
  for (const entry of list) add(allowed, entry);
  return allowed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

function add(allowed: BlockList, entry: string) {
  const [network = '', bits] = entry.split('/');
  const family = isIP(network);
  if (family === 0) return;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) allowed.addAddress(network, type);
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
    allowed.addSubnet(network, Number(bits), type);
}
