import type { Config } from './config.ts';
import { isLoopback } from './network.ts';

/**
 * Whether the server keeps mail and text messages on its own pages under `/dev`, which ask for no login: only outside
 * production, and only where this machine alone can reach them.
 */
export const hasDevPages = ({
  production,
  host,
  publicUrl,
}: Pick<Config, 'production' | 'host' | 'publicUrl'>): boolean =>
  !production && [host, publicUrl && new URL(publicUrl).hostname].every((name) => !name || isLoopback(name));
