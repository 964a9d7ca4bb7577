import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Tx } from '../../database/tenancy.ts';
import { preferencesAmong, readerOf } from '../../identity/index.ts';
import { handle, inLane } from '../../jobs/job.ts';
import type { Reader } from '../../texts/reader.ts';
import { type Device, sendToDevice } from '../push/service.ts';
import { outsideQuiet } from './clock.ts';
import { pushLater, pushNotices } from './jobs.ts';
import { type MailedRow, noticesToPush } from './queries.ts';

interface Message {
  device: Device;
  message: object;
}

/**
 * Runs `pushNotices`: tells a user's devices of what is still unread, one message for all that waits. In their quiet hours it waits until
 * these end. What could not be sent is not sent again: it stands under the bell.
 */
export const pushNoticesHandler = inLane(
  'messages',
  handle(pushNotices, async ({ tenant, user }, services) => {
    const messages = await services.database.write(tenant, null, (tx) => takeMessages(tx, user));
    const endpoints = await Promise.all(
      messages.map(async ({ device, message }) =>
        (await sendToDevice(device, message, services)) ? device.endpoint : [],
      ),
    );
    const gone = endpoints.flat();
    if (gone.length > 0)
      await services.database.write(tenant, null, (tx) =>
        tx.deleteFrom('push_devices').where('tenant_id', '=', tenant).where('endpoint', 'in', gone).execute(),
      );
  }),
);

/** What goes to which device now; it waits no more. */
async function takeMessages(tx: Tx, user: string): Promise<Message[]> {
  await takeAdvisoryLock(tx, `pushes ${tx.tenant} ${user}`);
  const waiting = await noticesToPush(tx, user);
  const [first] = waiting;
  if (!first) return [];
  const preference = (await preferencesAmong(tx, tx.tenant, [user]))(user);
  const at = outsideQuiet(first.now, preference);
  if (at > first.now) {
    await pushLater(tx, user, at);
    return [];
  }
  await tx
    .updateTable('notifications')
    .set({ push: false })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('push', '=', true)
    .execute();
  const unread = waiting.filter(({ read_at }) => read_at === null);
  if (unread.length === 0) return [];
  const reader = await readerOf(tx, { user });
  const devices = await tx
    .selectFrom('push_devices')
    .select(['endpoint', 'p256dh', 'auth', 'vapid_key', 'shows_amounts'])
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .execute();
  return devices.map(({ shows_amounts, ...device }) => ({
    device,
    message: messageOf(unread, reader, shows_amounts),
  }));
}

/** What a device shows, also while it is locked: nothing that a person wrote, and amounts only where that was chosen. */
function messageOf(notices: readonly MailedRow[], reader: Reader, showsAmounts: boolean) {
  const { t, language: lang } = reader;
  const [news, ...others] = notices;
  if (!news || others.length > 0)
    return {
      title: t('push.many', { count: notices.length }),
      body: '',
      url: '/notifications',
      tag: 'many',
      lang,
    };
  const who = news.actor ? `${news.actor.firstName} ${news.actor.lastName}` : t('news.someone');
  const sum = sumOf(news);
  const number = news.task_id && news.app_key ? `${news.app_key}-${news.number}` : undefined;
  const facts = [number, showsAmounts && sum ? reader.money(sum.amount, sum.currency) : undefined];
  return {
    title: t(`push.${kindOf(news.kind)}`, { who }),
    body: facts.filter((fact) => fact !== undefined).join(' · '),
    url: urlOf(news),
    tag: news.task_id ?? news.payment_id ?? news.flow_id ?? news.id,
    lang,
  };
}

function sumOf({ pays, amount, currency }: MailedRow) {
  if (pays) return pays;
  return amount && currency ? { amount, currency } : undefined;
}

function urlOf({ kind, task_id, flow_id, payment_id, payslip_id }: MailedRow): string {
  if (task_id) return `/tasks/${task_id}`;
  if (flow_id) return `/flows/${flow_id}`;
  if (payslip_id) return `/payroll/payslips/${payslip_id}`;
  if (payment_id && kind !== 'alert') return `/wallet/payments/${payment_id}`;
  return '/notifications';
}

const kinds = [
  ...([
    'mention',
    'assignment',
    'submission',
    'acceptance',
    'rejection',
    'comment',
    'approval',
    'approved',
  ] as const),
  ...(['refused', 'paid', 'unpaid', 'alert', 'tampering', 'newcomer', 'power', 'payslip'] as const),
  ...(['return-soon', 'return-due', 'due-soon', 'overdue'] as const),
];

/** A kind that has words here; one of a server that knows more is told as news at all. */
const kindOf = (kind: string) => kinds.find((one) => one === kind) ?? 'other';
