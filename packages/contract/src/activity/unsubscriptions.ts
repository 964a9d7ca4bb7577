import * as z from 'zod';
import { noticeKinds } from '../identity/index.ts';
import { addition } from '../shared/index.ts';

const tag = 'Notifications';

const token = z.object({ token: z.string().min(20).max(1000) });

/** What a link at the end of a mail is about, and whether its reader still gets such mails. */
const unsubscription = z.object({
  kinds: z.array(z.enum(noticeKinds)),
  digest: z.boolean().meta({ description: 'Whether it is about digests' }),
  subscribed: z.boolean(),
});

/**
 * The link at the end of a mail. Needs no login: the token is what allows it, for one person and these kinds of mails. Opening it changes
 * nothing, because programs that look for viruses open links too. Mail programs send `POST /unsubscribe/{token}` by themselves (RFC 8058).
 */
export const unsubscriptions = {
  open: addition('GET', '/unsubscriptions/{token}', { tag, open: true, summary: 'Which mails a link ends' })
    .input(token)
    .output(unsubscription),
  create: addition('POST', '/unsubscriptions/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Get no more of these mails',
  })
    .input(token)
    .output(unsubscription),
  delete: addition('DELETE', '/unsubscriptions/{token}', {
    open: true,
    tag,
    weight: 'light',
    summary: 'Get these mails again',
  })
    .input(token)
    .output(unsubscription),
};
