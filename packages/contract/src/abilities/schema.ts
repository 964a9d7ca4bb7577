import * as z from 'zod';
import { actions, type Rule, secondPersonRefusals, subjects } from './words.ts';

export const action = z.enum(actions);
export const subject = z.enum(subjects);
export const rule = z.object({ action, subject }) satisfies z.ZodType<Rule>;
/** Beside `may.approve`: why it is not given to a person whose role allows it; null for everybody else. */
export const approveRefusal = z.enum(secondPersonRefusals).nullable().meta({
  description:
    'Why somebody who may approve does not count as the second person: their own, new to the right, or let in by who asks',
});
