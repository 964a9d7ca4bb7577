import { isoMinutesAgo } from '../core/days.ts';
import { personOf } from '../people/people.ts';
import type { DemoNotification } from './contract.ts';

type Row = readonly [
  kind: DemoNotification['kind'],
  person: number | null,
  title: string,
  detail: string,
  minutesAgo: number,
  isRead?: true,
];

const rows: readonly Row[] = [
  ['order', 16, 'Peter Kamau ordered 36 solar lamps', 'Pick-up in Thika, Friday', 8],
  ['message', 13, 'Mercy Atieno wrote to you', '“Can we move the market stall to Gate C?”', 26],
  ['payment', null, 'Mwangaza Schools paid their invoice', 'KES 268,400 by bank transfer', 64],
  ['stock', null, 'Purple tea is running low', '14 packets left, about two days', 170],
  ['message', 8, 'Hassan Omar shared the route to Mombasa', '14 orders, one lorry', 1500, true],
  ['system', null, 'The weekly report is ready', 'Sales, customers and returns of last week', 2940, true],
];

const face = (id: number) => {
  const { fullName, avatar } = personOf(id);
  return { fullName, avatar };
};

export const notifications = (): DemoNotification[] =>
  rows.map(([kind, person, title, detail, minutesAgo, isRead = false], at) => {
    return {
      id: at + 1,
      kind,
      title,
      detail,
      person: person === null ? null : face(person),
      at: isoMinutesAgo(minutesAgo),
      isRead,
    };
  });
