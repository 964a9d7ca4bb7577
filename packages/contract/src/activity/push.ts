import * as z from 'zod';
import { addition, done, line } from '../shared/index.ts';

const tag = 'Notifications';

/** Whether the device of this session is told of notices by its browser's push service, and how it asks for it. */
export const pushStatus = z.object({
  key: z.string().meta({ description: 'Public key (VAPID) to subscribe with: base64url' }),
  isOn: z.boolean(),
  showsAmounts: z.boolean().meta({ description: 'Whether amounts may stand on a locked screen' }),
});

/** Notices on the device of this session, until it ends. Addresses are those of known push services alone. */
export const push = {
  get: addition('GET', '/push', { tag, summary: 'Whether this device is told of notices' }).output(
    pushStatus,
  ),
  subscribe: addition('PUT', '/push', {
    tag,
    weight: 'light',
    summary: 'Tell this device of notices, as its browser has subscribed',
  })
    .input(
      z.object({
        endpoint: line(1000),
        p256dh: line(200),
        auth: line(100),
        showsAmounts: z.boolean(),
      }),
    )
    .output(pushStatus),
  unsubscribe: addition('DELETE', '/push', {
    tag,
    weight: 'light',
    summary: 'Tell this device of notices no more',
  }).output(done),
};
