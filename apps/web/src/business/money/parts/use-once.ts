import { useRef } from 'react';
import type { CallContext } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';

type Call<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>;

/**
 * A call that moves money, made at most once: `useWrite(useOnce(client.money.payments.topup), …)`. What is filled in has one
 * Idempotency-Key, kept where no answer came, so that to try again is safe; after a success, or with another input, there is a
 * new one.
 */
export function useOnce<Input, Output>(call: Call<Input, Output>): (input: Input) => Promise<Output> {
  const attempt = useRef<{ input: string; key: string }>(undefined);
  return async (input) => {
    const written = JSON.stringify(input);
    if (attempt.current?.input !== written) attempt.current = { input: written, key: newId() };
    const output = await call(input, { context: { idempotencyKey: attempt.current.key } });
    attempt.current = undefined;
    return output;
  };
}
