/** As whom a passkey knows this server: the host that people reach it at, and the pages that may ask for it. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/** Browsers take no number for a host, so on this machine passkeys are of `localhost`. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (hostname !== '127.0.0.1' && hostname !== '[::1]') return { id: hostname, origins: [origin] };
  return { id: 'localhost', origins: [origin.replace(hostname, 'localhost')] };
}
