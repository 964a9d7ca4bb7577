import type * as z from 'zod';
import type { Rail } from './rail.ts';
import type { SandboxStore } from './sandbox/store.ts';

/** What a server lends to the rails that it opens. */
export interface RailServer {
  /** Keeps the orders of rails that run in this process. */
  store: SandboxStore;
  /** Derives a secret for a purpose. */
  secretFor(purpose: string): string;
  /** Milliseconds until a rail in this process carries out a payout. */
  payoutDelay: number;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Opens a configured rail. It holds the credentials, which nothing else sees. */
export type OpenRail = (server: RailServer) => Rail;

/** A rail of the registry. */
export interface RailDefinition {
  /** Its name for people, the same in every language. */
  title: string;
  /** Whether its payments are real. */
  movesMoney: boolean;
  /** The names of its environment variables, those included that may be left out. */
  variables: readonly string[];
  /** Reads its configuration from environment variables; names each bad one without its value. */
  configure(env: Env): { open: OpenRail } | { problems: string[] };
}

/** An object of variables, or what an object is made into. */
type Fields = { shape: object } | { in: { shape: object } };

interface Parts<Config> {
  title: string;
  /** Whether its payments are real; they are unless said. */
  movesMoney?: boolean;
  /** Its environment variables. */
  config: z.ZodType<Config> & Fields;
  open(config: Config, server: RailServer): Rail;
}

/** Defines a rail for the registry. */
export const defineRail = <Config>({
  title,
  movesMoney = true,
  config,
  open,
}: Parts<Config>): RailDefinition => ({
  title,
  movesMoney,
  variables: Object.keys('shape' in config ? config.shape : config.in.shape),
  configure(env) {
    const parsed = config.safeParse(env);
    return parsed.success
      ? { open: (server) => open(parsed.data, server) }
      : { problems: parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) };
  },
});
