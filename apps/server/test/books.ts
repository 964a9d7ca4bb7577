import { type Verification, verify } from '@kazi/ledger';
import { queryIn } from '../src/money/books/transfer.ts';
import type { In, TestTenant } from './factories/tenant.ts';

/** What does not agree in the ledger of a workspace. */
export const verified = ({ services }: In, { id }: TestTenant): Promise<Verification> =>
  services.database.read(id, (db) => verify(queryIn(db), id));
