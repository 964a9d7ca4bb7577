import type { Rail } from '@kazi/payment-rails';
import { createSandbox } from '@kazi/payment-rails/sandbox';
import type { Config } from '../../config/config.ts';
import type { SecretFor } from '../../config/secret.ts';
import type { Database } from '../../database/tenancy.ts';
import { type Rails, railsOf } from './rails.ts';
import { sandboxStore } from './sandbox-store.ts';

interface Parts {
  config: Pick<Config, 'rails' | 'sandboxDelayMs'>;
  database: Database;
  secretFor: SecretFor;
}

/** Opens the configured rails. */
export function openRails({ config, database, secretFor }: Parts): Rails {
  const sandbox = config.rails.includes('sandbox')
    ? createSandbox({
        store: sandboxStore(database),
        secret: secretFor('sandbox rail'),
        payoutDelay: config.sandboxDelayMs,
      })
    : undefined;
  const all = config.rails.flatMap((name): Rail[] => (name === 'sandbox' && sandbox ? [sandbox] : []));
  return railsOf(all, sandbox);
}
