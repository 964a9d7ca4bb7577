import type { Rail } from '@kazi/payment-rails';
import { createCoop } from '@kazi/payment-rails/coop';
import { createDaraja } from '@kazi/payment-rails/daraja';
import { createJenga } from '@kazi/payment-rails/jenga';
import { createSandbox } from '@kazi/payment-rails/sandbox';
import type { Config } from '../../config/config.ts';
import type { RailConfig } from '../../config/rails.ts';
import type { SecretFor } from '../../config/secret.ts';
import type { Database } from '../../database/tenancy.ts';
import type { Rails } from '../../ports/money.ts';
import { railsOf } from './rails.ts';
import { sandboxStore } from './sandbox-store.ts';

interface Parts {
  config: Pick<Config, 'rails' | 'sandboxDelayMs'>;
  database: Database;
  secretFor: SecretFor;
}

/** Opens the configured rails. */
export function openRails({ config, database, secretFor }: Parts): Rails {
  const sandbox = createSandbox({
    store: sandboxStore(database),
    secret: secretFor('sandbox rail'),
    payoutDelay: config.sandboxDelayMs,
  });
  const open = (rail: RailConfig): Rail => {
    switch (rail.name) {
      case 'sandbox':
        return sandbox;
      case 'coop':
        return createCoop(rail.credentials);
      case 'daraja':
        return createDaraja(rail.credentials);
      case 'jenga':
        return createJenga(rail.credentials);
    }
  };
  const isUsed = config.rails.some(({ name }) => name === 'sandbox');
  return railsOf(config.rails.map(open), isUsed ? sandbox : undefined);
}
