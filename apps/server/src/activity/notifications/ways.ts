import { type NoticeKind, type NoticeWay, noticeKinds } from '@kazi/contract/identity';
import type { Settings } from '../../identity/index.ts';

/** What everybody is told of in one way. Of power and payslips a mail of their own is sent. */
const fixedWays = {
  tampering: 'at-once',
  power: 'bell',
  payslip: 'bell',
  part: 'at-once',
  bonus: 'at-once',
  dispute: 'at-once',
  settlement: 'at-once',
  unassigned: 'bell',
} as const satisfies Record<string, NoticeWay>;

type FixedKind = keyof typeof fixedWays;

const mailedKinds = [...noticeKinds, 'tampering', 'part', 'bonus', 'dispute', 'settlement'] as const;
export type MailedKind = (typeof mailedKinds)[number];

/** A kind that comes by mail, if it is one. */
export const mailedKind = (kind: string): MailedKind | undefined => mailedKinds.find((one) => one === kind);

/** Whether people choose how notices of this kind come. */
export const isChosen = (kind: string): kind is NoticeKind => noticeKinds.some((one) => one === kind);

/** How a notice of this kind comes to a user with these preferences. A digest that never comes leaves the bell. */
export function chosenWay(kind: NoticeKind | FixedKind, { notices, digest }: Settings): NoticeWay {
  const way = isChosen(kind) ? notices[kind] : fixedWays[kind];
  return way === 'digest' && digest === 'never' ? 'bell' : way;
}

/** Whether a notice of this kind is pushed to a user's devices: what they chose, and what everybody is told of. */
export const isPushed = (kind: string, { pushes }: Settings): boolean =>
  !isChosen(kind) || pushes.includes(kind);

/** The kinds of notices that a person causes by what they write or do to the work of others. */
export const writtenKinds = ['mention', 'assignment', 'rejection', 'submission', 'comment'] as const;

/** Whether a notice of this kind carries what a person wrote. */
export const isWritten = (kind: string): kind is (typeof writtenKinds)[number] =>
  writtenKinds.some((written) => written === kind);
