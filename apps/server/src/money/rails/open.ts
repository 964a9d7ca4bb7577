import type { Config } from '../../config/config.ts';
import type { SecretFor } from '../../config/secret.ts';
import type { Database } from '../../database/tenancy.ts';
import type { Rails } from '../../ports/money.ts';
import { sandboxStore } from './sandbox-store.ts';

interface RailParts {
  config: Pick<Config, 'rails' | 'sandboxDelayMs'>;
  database: Database;
  secretFor: SecretFor;
}

/** Opens the configured rails. */
export function openRails({ config, database, secretFor }: RailParts): Rails {
  const server = { store: sandboxStore(database), secretFor, payoutDelay: config.sandboxDelayMs };
  const all = config.rails.map(({ open }) => open(server));
  return {
    carrying: (operation) => all.find((rail) => rail.operations[operation] !== undefined),
    byName: (name) => all.find((rail) => rail.name === name),
    all,
    phones: all.find(({ phones }) => phones)?.phones,
  };
}
