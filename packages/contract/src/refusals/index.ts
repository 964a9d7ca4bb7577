import { acts } from './acts.ts';
import { everyCall } from './every-call.ts';
import { files } from './files.ts';
import { identity } from './identity.ts';
import type { Kind, Kinds, Values } from './kinds.ts';
import { money } from './money.ts';
import { organisation } from './organisation.ts';
import { payroll } from './payroll.ts';
import { problems } from './problems.ts';
import { work } from './work.ts';

export type { Kind, Noun, ParamKinds } from './kinds.ts';
export { acts, everyCall, problems };

/**
 * All refusals by their code, which an error carries as `data.reason.code`. A code never changes once it is out: the sentences of it
 * stand in the server's `texts/<language>/errors.json`, and may be polished.
 */
export const refusals = {
  ...everyCall,
  ...identity,
  ...organisation,
  ...files,
  ...money,
  ...payroll,
  ...work,
};

export type ReasonCode = keyof typeof refusals;
/** What only some calls are refused for: their contract lists it. */
export type OwnReason = Exclude<ReasonCode, keyof typeof everyCall>;

/** A code of what is wrong with a field. */
export type ProblemCode = keyof typeof problems;
/** A code of what somebody may not do. */
export type Act = keyof typeof acts;

/** What completes "You cannot …", with what that fills in. */
type MayNot = { [What in Act]: { readonly what: What } & Values<(typeof acts)[What]> }[Act];

/** What the sentence of a refusal fills in. */
export type ReasonParams<Code extends ReasonCode> = Code extends 'may-not'
  ? MayNot
  : Values<(typeof refusals)[Code]['params']>;

/** What a problem of a field fills in. */
export type ProblemParams<Code extends ProblemCode> = Values<(typeof problems)[Code]>;

/** Codes whose sentence fills in nothing. */
export type PlainProblem = {
  [Code in ProblemCode]: keyof (typeof problems)[Code] extends never ? Code : never;
}[ProblemCode];

/** A code with what its sentence fills in. */
export interface Reason<Code extends string = ReasonCode | ProblemCode> {
  readonly code: Code;
  readonly params: Readonly<Record<string, Value>>;
}

/** What a parameter may be, of whatever kind. */
export type Value = Kinds[Kind];
