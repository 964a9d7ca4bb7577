import * as z from 'zod';
import { call, listOf } from '../shared/index.ts';

export const country = z.object({
  code: z.string(),
  name: z.string(),
  dialCode: z.string(),
  currency: z.string(),
});
export type Country = z.infer<typeof country>;

export const countries = {
  active: call('GET', '/country/active', {
    tag: 'Other',
    summary: 'Countries that can be chosen; needs no login',
  }).output(listOf(country)),
};
