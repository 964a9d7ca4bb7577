import * as z from 'zod';
import { addition, done } from '../shared/index.ts';

const tag = 'Receivers';

const token = z.string().min(20).max(200);

/**
 * The way to stop a receiver that one did not add: the link in the mail that tells of it. Needs no login: the token is
 * what allows it. Opening the link changes nothing, because programs that look for viruses open links too.
 */
export const beneficiaryStops = {
  open: addition('GET', '/beneficiary-stops/{token}', {
    tag,
    open: true,
    summary: 'Which recipient a link stops',
  })
    .input(z.object({ token }))
    .output(
      z.object({
        name: z.string(),
        number: z.string().meta({ description: 'Masked' }),
      }),
    ),
  stop: addition('POST', '/beneficiary-stops/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Remove the recipient, and cancel payments not sent to it yet',
  })
    .input(z.object({ token }))
    .output(done),
};
