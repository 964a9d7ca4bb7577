import type { Tx } from '../database/tenancy.ts';

/** Tells the managers of people, in the same transaction, that this user has confirmed and waits to be let in. */
export type TellOfNewcomer = (tx: Tx, newcomer: string) => Promise<void>;

/** Takes back, in the same transaction, what asks for this newcomer to be let in: it has been decided. */
export type SettleNewcomer = (tx: Tx, newcomer: string) => Promise<void>;

/** People who came into rights that weigh, by one act. */
export interface CameIntoPower {
  people: readonly string[];
  /** Names of their roles. */
  roles: readonly string[];
  /** What they could not do before: words such as `approve Payment`, and `owner`. */
  rights: readonly string[];
  how: 'operator' | 'invitation' | 'registration' | 'readmission' | 'role' | 'rights' | 'address';
  /** The user through whom; null where nobody of the workspace. */
  by: string | null;
}

/**
 * Tells every owner, and who did it, by mail and bell in the same transaction. `publicUrl` is the workspace's address, without
 * a trailing slash. Nothing came about where `came` is undefined.
 */
export type TellOfPower = (tx: Tx, came: CameIntoPower | undefined, publicUrl: string) => Promise<void>;
