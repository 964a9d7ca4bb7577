import * as z from 'zod';
import { addition, byId, done, email } from '../shared/index.ts';

const tag = 'E-mail addresses';

const byToken = z.object({ token: z.string().min(1).max(2000) });

/**
 * A person's other e-mail address, asked for by themselves or by who manages people. It holds once its holder has opened the link that is
 * sent there; the former address is told, and can take it back for seven days. Answers are alike whether or not the address has an
 * account already.
 */
export const emailChanges = {
  request: addition('POST', '/users/{id}/email-change', {
    tag,
    weight: 'proof',
    summary: 'Ask for another e-mail address of a person; the last request holds',
  })
    .input(byId.extend({ email }))
    .output(done),
  confirm: addition('POST', '/email-changes/{token}/confirmation', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Prove a new e-mail address by the token from the mail, which ends other sessions',
    refuses: ['link-spent', 'address-in-workspace'],
  })
    .input(byToken)
    .output(done.extend({ email: z.string() })),
  reverse: addition('POST', '/email-changes/{token}/reversal', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Take back a changed e-mail address by the token that the former one got',
    refuses: ['link-spent', 'address-in-workspace'],
  })
    .input(byToken)
    .output(done.extend({ email: z.string() })),
};
