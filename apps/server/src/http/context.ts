import type { Services } from '../services.ts';

/** What a call knows of its request before anything is looked up. */
export interface RequestContext {
  services: Services;
  requestId: string;
  ip: string;
  userAgent: string | undefined;
  /** The X-Project header: key of the workspace that the client is built for. */
  project: string | undefined;
  /** The bearer token of the Authorization header. */
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** Notes the path of the contract's call that answers, for metrics. */
  named(call: string): void;
  /** Adds a header to the answer. */
  setHeader(name: string, value: string): void;
}
