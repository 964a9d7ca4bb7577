import type { contract } from '@kazi/contract';
import type { AnySchema, InferSchemaOutput } from '@orpc/contract';

/** Every call of the contract, by area and noun. */
export type Contract = typeof contract;

/** The input of a call as its handler gets it: parsed, with its defaults. */
export type InputOf<Call> = Call extends { '~orpc': { inputSchema?: infer Schema } }
  ? InferSchemaOutput<Extract<Schema, AnySchema>>
  : never;
