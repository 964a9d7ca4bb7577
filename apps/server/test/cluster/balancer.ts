import { freePorts, startProgram } from './program.ts';

/** An HAProxy that gives each request to another server. */
export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

const configuration = (listen: number, servers: readonly string[]) => `
global
  maxconn 8000
defaults
  mode http
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend kazi
  bind 127.0.0.1:${listen}
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /healthz
${servers.map((address, at) => `  server kazi${at + 1} ${new URL(address).host} check inter 500ms fall 1 rise 1\n`).join('')}`;

/** Starts one in front of servers, without affinity; see `programAt`. */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const [listen = 0] = await freePorts(1);
  const { stop } = await startProgram({
    name: 'haproxy',
    files: { 'haproxy.cfg': configuration(listen, servers) },
    args: () => ['-db', '-f', 'haproxy.cfg'],
    port: listen,
  });
  return { address: `http://127.0.0.1:${listen}`, stop };
}
