import { managersOf } from '../../access/index.ts';
import type { TellOfNewcomer } from '../../ports/activity.ts';
import { notify } from './commands.ts';

/** Notifies the active managers of people, with the newcomer as the actor. */
export const tellOfNewcomer: TellOfNewcomer = async (tx, newcomer) =>
  notify(tx, {
    kind: 'newcomer',
    actor: newcomer,
    people: await managersOf(tx, tx.tenant, 'User'),
  });
