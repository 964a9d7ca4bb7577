import { type Answer, on } from '../core/answers.ts';
import { isoMinutesAgo } from '../core/days.ts';
import { id, list, record } from '../core/read-body.ts';
import { sampleState } from '../core/state.ts';
import { paths } from '../pages/paths.ts';
import { personOf } from '../people/people.ts';
import { type DemoNotification, listNotifications, readNotifications } from './contract.ts';

interface Row extends Pick<DemoNotification, 'kind' | 'name' | 'what' | 'detail' | 'paid' | 'left' | 'link'> {
  person?: number;
  minutesAgo: number;
  isRead?: true;
}

const rows: readonly Row[] = [
  {
    kind: 'order',
    person: 16,
    name: 'Peter Kamau',
    what: '36 solar lamps',
    detail: 'Pick-up in Thika, Friday',
    minutesAgo: 8,
    link: { to: paths.shop, search: { q: 'solar' } },
  },
  {
    kind: 'message',
    person: 7,
    name: 'Grace Achieng',
    detail: '“Could I have a new price by Thursday?”',
    minutesAgo: 22,
    link: { to: paths.chat, search: { chat: 7 } },
  },
  {
    kind: 'payment',
    name: 'Ziwa Fresh Foods',
    paid: { amount: 183_570, invoice: 5050 },
    minutesAgo: 64,
    link: { to: `${paths.invoicePreview}/5050` },
  },
  {
    kind: 'message',
    person: 3,
    name: 'Cynthia Chebet',
    detail: '“October’s payroll is ready.”',
    minutesAgo: 66,
    isRead: true,
    link: { to: paths.chat, search: { chat: 3 } },
  },
  {
    kind: 'stock',
    name: 'Purple tea',
    left: 14,
    minutesAgo: 170,
    link: { to: paths.shop, search: { q: 'purple tea' } },
  },
  {
    kind: 'system',
    name: '',
    minutesAgo: 2_940,
    isRead: true,
    link: { to: paths.analytics },
  },
];

const notifications = (): DemoNotification[] =>
  rows.map(({ person, minutesAgo, isRead = false, ...row }, at) => ({
    ...row,
    id: at + 1,
    person: person === undefined ? null : face(person),
    at: isoMinutesAgo(minutesAgo),
    isRead,
  }));

function face(id: number): DemoNotification['person'] {
  const { fullName, avatar } = personOf(id);
  return { fullName, avatar };
}

const state = sampleState(() => ({ notifications: notifications() }));

export const answers: readonly Answer[] = [
  on(listNotifications, () => ({ notifications: state().notifications })),

  on(
    readNotifications,
    ({ body }) => {
      for (const notification of state().notifications) {
        if (!body.ids || body.ids.includes(notification.id)) notification.isRead = true;
      }
      return {};
    },
    record({ ids: list(id) }),
  ),
];
