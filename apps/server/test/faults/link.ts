import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server of this machine that can fail. */
export interface Link {
  /** The address that it leads to, at the link's own port. */
  url: string;
  /** How often it was asked for a connection while it was there. */
  connections(): number;
  /** Swallows all that is sent over the connections there are, as a network does that drops packets. New ones go through. */
  swallow(): void;
  /** Ends its connections, and refuses new ones. */
  away(): Promise<void>;
  back(): Promise<void>;
}

/** Opens a link to the address of a server, on a port that stays the same. */
export async function openLink(to: string): Promise<Link> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((near) => {
    connections++;
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined); // what is cut is closed
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const own = server.address();
  if (own === null || typeof own === 'string') throw new TypeError('The link has no port');
  return {
    url: Object.assign(new URL(to), { host: `127.0.0.1:${own.port}` }).href,
    connections: () => connections,
    swallow() {
      for (const socket of open) socket.unpipe().pause();
    },
    async away() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
    back: () => listen(own.port),
  };
}
