import * as z from 'zod';
import { code } from '../http/fields.ts';

/** What Jenga answers with. `status` tells whether the call worked, and nothing of the transfer. */
export const envelope = z.object({
  status: z.boolean(),
  code,
  message: z.string().nullish(),
});
