import * as z from 'zod';
import { actions, type Rule, secondPersonRefusals, subjects } from './words.ts';

/** What a permission lets do, see `actions`. */
export const action = z.enum(actions);
/** What a permission is about, see `subjects`. */
export const subject = z.enum(subjects);
/** One permission of an ability, as a login answers it. */
export const rule = z.object({ action, subject }) satisfies z.ZodType<Rule>;
/** Beside `may.approve`: why it is not given to a person whose role allows it; null for everybody else. */
export const approveRefusal = z.enum(secondPersonRefusals).nullable().meta({
  description:
    'Why somebody who may approve does not count as the second person: their own, new to the right, or let in by who asks',
});
