import { folded } from '@kazi/contract/folded';
import { type RawBuilder, sql } from 'kysely';

/** Within a query: a text contains what was typed, as the contract's `folded` reads both. */
export const contains = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> =>
  sql<boolean>`position(${folded(typed)} in folded(${text})) > 0`;
