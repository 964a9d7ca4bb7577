import * as z from 'zod';
import { call, listOf } from '../shared/index.ts';

/** A country: its code of two letters (ISO 3166), the code before its phone numbers (+254) and its currency (ISO 4217). */
export const country = z.object({
  code: z.string(),
  name: z.string(),
  dialCode: z.string(),
  currency: z.string(),
});
export type Country = z.infer<typeof country>;

/** Countries to choose from. */
export const countries = {
  active: call('GET', '/country/active', {
    open: true,
    tag: 'Other',
    summary: 'Countries that can be chosen; needs no login',
  }).output(listOf(country)),
};
