import { readFile } from 'node:fs/promises';
import { freePorts, startProgram } from './program.ts';

/** An HAProxy that gives each request to another server. */
export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

const file = new URL('../../../../deploy/haproxy.cfg', import.meta.url);

/** The configuration that operators are given, at a port of this machine and with these servers. */
async function configuration(listen: number, servers: readonly string[]): Promise<string> {
  const lines = servers.map((address, at) => `  server kazi${at + 1} ${new URL(address).host}`);
  return (
    (await readFile(file, 'utf8'))
      .replace('bind :8080', `bind 127.0.0.1:${listen}`)
      // Tests say where a caller is, as a proxy before this one would.
      .replace(/ {2}http-request del-header .*\n/g, '')
      .replace(/( {2}server .*\n)+/, `${lines.join('\n')}\n`)
  );
}

/** Starts one in front of servers, without affinity; see `programAt`. */
export async function startBalancer(servers: readonly string[], port?: number): Promise<Balancer> {
  const [listen = 0] = port ? [port] : await freePorts(1);
  const { stop } = await startProgram({
    name: 'haproxy',
    files: { 'haproxy.cfg': await configuration(listen, servers) },
    args: () => ['-db', '-f', 'haproxy.cfg'],
    port: listen,
  });
  return { address: `http://127.0.0.1:${listen}`, stop };
}
