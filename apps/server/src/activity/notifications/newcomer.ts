import { managersOf } from '../../access/index.ts';
import type { SettleNewcomer, TellOfNewcomer } from '../../ports/activity.ts';
import { notify, settleNotices } from './commands.ts';

/** Notifies the active managers of people, with the newcomer as the actor. */
export const tellOfNewcomer: TellOfNewcomer = async (tx, newcomer) =>
  notify(tx, {
    kind: 'newcomer',
    actor: newcomer,
    people: await managersOf(tx, tx.tenant, 'User'),
  });

/** Marks as read what asked the managers of people to let a newcomer in. */
export const settleNewcomer: SettleNewcomer = (tx, newcomer) =>
  settleNotices(tx, { kinds: ['newcomer'], actor: newcomer });
