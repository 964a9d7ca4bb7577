import type { Preference } from '@kazi/contract/identity';
import { newId } from '../../src/database/ids.ts';
import type { In } from './tenant.ts';
import type { TestUser } from './user.ts';

/** What somebody prefers, beside the defaults. */
export const preferring = (
  { services }: In,
  { id, tenant }: Pick<TestUser, 'id' | 'tenant'>,
  settings: Partial<Omit<Preference, 'notices'>> & { notices?: Partial<Preference['notices']> },
) =>
  services.database.write(tenant.id, null, (tx) =>
    tx
      .insertInto('user_preferences')
      .values({ tenant_id: tenant.id, id: newId(), user_id: id, settings: JSON.stringify(settings) })
      .execute(),
  );
