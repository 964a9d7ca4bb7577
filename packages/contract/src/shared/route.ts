import { oc } from '@orpc/contract';
import * as z from 'zod';
import { repeating } from '../refusals/groups.ts';
import type { OwnReason } from '../refusals/index.ts';

/** What the sentence of an error fills in: an amount in minor units, days as ISO writes them, words as the API spells them. */
const value = z.union([
  z.string(),
  z.number(),
  z.array(z.string()).readonly(),
  z.object({ amount: z.int(), currency: z.string() }),
]);

/** Words of an error by their code, with what is filled in: the same in every language. */
const said = z.object({ code: z.string(), params: z.record(z.string(), value) });

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

/**
 * What a call weighs. Weighty is what changes who may do what, who gets in, who is paid, how much and where to, or what is owed:
 * `proof` asks the caller to have proven who they are within ten minutes, and answers 403 CONFIRM_LOGIN otherwise.
 * `proofWhere` does so where something holds that only the handler knows; the words complete "Asks for proof where …", and the
 * handler has to decide it. `light` asks for nothing.
 */
export type Weight = 'light' | 'proof' | { readonly proofWhere: string };

/** What the server reads of a call beside its route. It does not reach the browser. */
export interface CallMeta {
  readonly weight: Weight;
  /** It needs no login. */
  readonly open: boolean;
  /** It is done at most once for a key, without which it is not done at all. Any other POST is, where one is sent. */
  readonly needsKey: boolean;
  /** Codes that `data.reason` may have, beside those of every call. */
  readonly refuses: readonly OwnReason[];
}

/** Where rewards weigh: by one act, of one payer, all of it together. */
export const fromConfirmation =
  'it promises or pays rewards from the amount on that who pays them wants to confirm (confirmRewardsFrom)';

const base = oc.$meta<CallMeta>({ weight: 'light', open: false, needsKey: false, refuses: [] }).errors({
  ...refusals,
  BAD_REQUEST: { status: 400, data: errorData },
  UNAUTHORIZED: { status: 401, data: errorData },
  FORBIDDEN: { status: 403, data: errorData },
  NOT_FOUND: { status: 404, data: errorData },
  CONFLICT: { status: 409, data: errorData },
  UNPROCESSABLE_CONTENT: { status: 422, data: errorData },
  TOO_MANY_REQUESTS: { status: 429, data: errorData },
});

type Path = `/${string}`;

interface Described {
  /** Heading in the API's documentation. */
  tag: string;
  summary: string;
  /** Status of the happy answer; 200 unless said. */
  status?: 200 | 201;
  /** Strangers may call it, who have no login (yet). */
  open?: boolean;
  /** It moves money, and so takes no second request for the first: it asks for an `Idempotency-Key`. */
  needsKey?: boolean;
  /** What it may be refused for, beside what any call may. */
  refuses?: readonly OwnReason[];
}

/** A call's method, path and description. One that changes something says what it weighs; one that reads is light unless it says so. */
type Said =
  | [method: 'GET', path: Path, described: Described & Partial<Pick<CallMeta, 'weight'>>]
  | [
      method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: Path,
      described: Described & Pick<CallMeta, 'weight'>,
    ];

/** What the documentation of a call says of its weight. */
function inDocumentation(weight: Weight): { description?: string } {
  if (weight === 'light') return {};
  const where = weight === 'proof' ? '' : ` where ${weight.proofWhere}`;
  const answer = 'without it 403 `CONFIRM_LOGIN`, see `POST /auth/confirm`.';
  return { description: `Asks for proof of the last ten minutes${where}; ${answer}` };
}

type Defined = Described & Partial<Pick<CallMeta, 'weight'>>;

function define(
  method: Said[0],
  path: Path,
  { tag, summary, status, weight = 'light', open = false, needsKey = false, refuses = [] }: Defined,
) {
  const own = method === 'POST' && !open ? [...refuses, ...repeating] : refuses;
  const route = { method, path, tags: [tag], summary, successStatus: status ?? 200 };
  return base.meta({ weight, open, needsKey, refuses: own }).route({ ...route, ...inDocumentation(weight) });
}

/** A call that the specification lists. */
export const call = (...[method, path, described]: Said) => define(method, path, described);

/** A call that the product needs beyond the specification; marked so in the documentation. */
export const addition = (...[method, path, described]: Said) =>
  define(method, path, { ...described, summary: `${described.summary} (addition)` });

/** The answer of a call that has nothing to return but that it was done. */
export const done = z.object({ message: z.string() });
