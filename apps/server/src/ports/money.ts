import type { Operation, Phones, Rail } from '@kazi/payment-rails';
import type { Tx } from '../database/tenancy.ts';

/** The rails of this server. */
export interface Rails {
  /** The first of the configured rails that carries an operation. */
  carrying(operation: Operation): Rail | undefined;
  byName(name: string): Rail | undefined;
  all: readonly Rail[];
  /** The phones of the rail that has its own. */
  phones: Phones | undefined;
}

/** A text message to a phone (254…). */
export interface Text {
  phone: string;
  text: string;
}

/** The way to the gateway of text messages. */
export interface Texts {
  /** Hands a message to the gateway. Throws where the gateway does not take it. */
  deliver(message: Text): Promise<void>;
}

/** Settles, in the same transaction, what hangs on the tasks of an app, or of a project, before it is deleted. */
export type BeforeRemoval = (tx: Tx, what: { app: string } | { project: string }) => Promise<void>;

/** Takes back, in the same transaction, what a user who is being suspended has begun: payments and invitations. */
export type BeforeSuspension = (tx: Tx, user: string) => Promise<void>;
