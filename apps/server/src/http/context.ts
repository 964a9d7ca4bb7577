import type { Services } from '../services.ts';
import type { Language } from '../texts/reader.ts';
import type { InTurn } from './caller-limit.ts';

/** What is found out about a request while it is answered. */
export interface RequestFacts {
  /** Pattern of the contract's call that answers, such as /v1/tasks/{id}. */
  call?: string;
  /** The workspace that it names. */
  tenant?: string;
  /** The user who makes it. */
  user?: string;
  /** Why it could not be answered as it should be, for the log. */
  failure?: string | undefined;
}

/** What a call knows of its request before anything is looked up. */
export interface RequestContext {
  /** Its `database` notes what is shown to and written by a caller who says what they have seen, see `position.ts`. */
  services: Services;
  requestId: string;
  ip: string;
  userAgent: string | undefined;
  /** The language that the client asks for, where it is one of ours. */
  language: Language | undefined;
  /** The X-Project header: key of the workspace that the client is built for. */
  project: string | undefined;
  /** The bearer token of the Authorization header. */
  token: string | undefined;
  idempotencyKey: string | undefined;
  inTurn: InTurn;
  /** The same for calls that hash a password, by the network that they come from. */
  hashInTurn: InTurn;
  /** What is found out while it is answered is noted here, for metrics, the log and the audit trail. */
  facts: RequestFacts;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
}
