import type { Tx } from '../database/tenancy.ts';

/** Tells the managers of people, in the same transaction, that this user has confirmed and waits to be let in. */
export type TellOfNewcomer = (tx: Tx, newcomer: string) => Promise<void>;
