import * as z from 'zod';
import { pageMaxItems, repeatedMaxItems } from './limits.ts';

/** Room for a title of 200 characters, taken apart into letters and marks, in any script. */
const longestCursor = 4000;

/** Query parameters every list understands. `cursor` is opaque: pass back what `nextCursor` gave. */
export const paging = z.object({
  cursor: z.string().max(longestCursor).optional(),
  limit: z.coerce.number().int().min(1).max(pageMaxItems).default(50),
});

/** One page of a list. `nextCursor` is null on the last page. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** A list short enough to come whole. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

/** A query parameter that may be given once or repeated. */
export const oneOrMore = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(item).max(repeatedMaxItems).optional(),
  );
