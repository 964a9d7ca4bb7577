import { oc } from '@orpc/contract';
import * as z from 'zod';

/** Words of an error by their code, with what is filled in: the same in every language. */
const said = z.object({ code: z.string(), params: z.record(z.string(), z.string()) });

/**
 * What every error carries. `errorMessage` is a sentence a person can act on; `fields` names each bad
 * field of the input; both in the language asked for by `Accept-Language`. `reason` and `problems` are the same as codes.
 * `current` is the newer record when a stale change was refused.
 */
export const errorData = z.object({
  errorMessage: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  reason: said.optional(),
  problems: z.record(z.string(), said).optional(),
  current: z.unknown().optional(),
});

/** Refusals that any call may answer with, and that a client answers in a way of its own. */
const refusals = {
  /** Proof is asked for anew: see `POST /auth/confirm`. */
  CONFIRM_LOGIN: { status: 403, data: errorData },
  /** My role asks for a second factor, which I have to add first: see `/auth/factors`. */
  SECOND_FACTOR_REQUIRED: { status: 403, data: errorData },
};

export type ErrorData = z.infer<typeof errorData>;

export type RefusalCode = keyof typeof refusals;

const base = oc.errors({
  ...refusals,
  BAD_REQUEST: { status: 400, data: errorData },
  UNAUTHORIZED: { status: 401, data: errorData },
  FORBIDDEN: { status: 403, data: errorData },
  NOT_FOUND: { status: 404, data: errorData },
  CONFLICT: { status: 409, data: errorData },
  UNPROCESSABLE_CONTENT: { status: 422, data: errorData },
  TOO_MANY_REQUESTS: { status: 429, data: errorData },
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

interface Described {
  /** Heading in the API's documentation. */
  tag: string;
  summary: string;
  /** Status of the happy answer; 200 unless said. */
  status?: 200 | 201;
}

/** A call that the specification lists. */
export const call = (method: Method, path: Path, { tag, summary, status }: Described) =>
  base.route({ method, path, tags: [tag], summary, successStatus: status ?? 200 });

/** A call that the product needs beyond the specification; marked so in the documentation. */
export const addition = (method: Method, path: Path, described: Described) =>
  call(method, path, { ...described, summary: `${described.summary} (addition)` });

/** The answer of a call that has nothing to return but that it was done. */
export const done = z.object({ message: z.string() });
