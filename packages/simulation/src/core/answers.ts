import type { Call } from './call.ts';
import type { Reader } from './read-body.ts';

/** What came with a request, of which nothing is certain: values of a query are texts, a body may be anything. */
export interface Asked<Input> {
  /** A parameter of the path, the query, or a body's first level; the last wins where one is given twice. */
  query(name: keyof Input & string): string | undefined;
  /** All of them. */
  params: Record<string, string>;
  /** Every value of a query parameter, `name`, `name[]` and commas alike; undefined where it is not there. */
  list(name: keyof Input & string): string[] | undefined;
  /** The JSON body as the call's reader completes it; without a reader it is taken for what the contract says. */
  body: Input;
  headers: Headers;
}

/** An answer other than success. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** What the body says beside the message. */
  readonly details: object;

  constructor(status: number, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The 404 of a record that is not there. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what} was not found.`);

/** One call with what it answers. Made by `on`, which holds the types together. */
export interface Answer {
  call: Call<never, unknown>;
  answer(asked: Asked<never>): unknown;
}

/**
 * `on(getChat, ({ query }) => …)`: what a call answers. It may throw a `Refusal`. The simulation refuses no body, so `reads` makes of
 * whatever came what the answer can work with; each POST has one.
 */
export function on<Input, Output>(
  call: Call<Input, Output>,
  answer: (asked: Asked<Input>) => Output,
  reads?: Reader<NoInfer<Input>>,
): Answer {
  return {
    call,
    answer: (asked: Asked<Input>) => answer({ ...asked, body: reads?.(asked.body) ?? asked.body }),
  };
}
