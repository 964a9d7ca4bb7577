export type Method = 'GET' | 'POST' | 'DELETE';

/**
 * One call as both sides know it: how it is asked for and what comes back. A GET sends its input as query
 * parameters, a POST as its JSON body; a DELETE may do either.
 */
export interface Call<Input, Output> {
  readonly method: Method;
  /** With the names of its parameters in braces: `/apps/ecommerce/products/{id}`. */
  readonly path: string;
  /** Status of the answer where all went well. */
  readonly status: 200 | 201;
  /** There for the compiler alone: no call has it at run time. */
  readonly types?: (input: Input) => Output;
}

/** `Nothing` as input: the call takes none. */
export type Nothing = Record<string, never>;

/** A call that reads. */
export const get = <Input, Output>(path: string): Call<Input, Output> => ({
  method: 'GET',
  path,
  status: 200,
});

/** A call that writes; what makes something new answers 201. */
export const post = <Input, Output>(path: string, status: 200 | 201 = 200): Call<Input, Output> => ({
  method: 'POST',
  path,
  status,
});

/** A call that takes something away. */
export const remove = <Input, Output>(path: string): Call<Input, Output> => ({
  method: 'DELETE',
  path,
  status: 200,
});
