import type { Operation, Phones, Rail } from '@kazi/payment-rails';
import type { Config } from '../../config/config.ts';
import type { SecretFor } from '../../config/secret.ts';
import type { Database } from '../../database/tenancy.ts';
import { sandboxStore } from './sandbox-store.ts';

/** The rails of this server. */
export interface Rails {
  /** The first of the configured rails that carries an operation. */
  carrying(operation: Operation): Rail | undefined;
  byName(name: string): Rail | undefined;
  all: readonly Rail[];
  /** The phones of the rail that has its own. */
  phones: Phones | undefined;
}

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
