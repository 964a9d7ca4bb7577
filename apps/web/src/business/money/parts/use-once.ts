import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallContext } from '../../../api/client.ts';
import { newId } from '../../../api/new-id.ts';

type Call<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>;

/**
 * A call that moves money, made at most once: `useOnce(client.money.payments.topup, { onSuccess })`. What is filled in
 * has one Idempotency-Key, kept where no answer came, so that to try again is safe; after a success, or with another
 * input, there is a new one.
 */
export function useOnce<Input, Output>(
  call: Call<Input, Output>,
  { onSuccess, ...options }: Omit<UseMutationOptions<Output, Error, Input>, 'mutationFn'>,
) {
  const attempt = useRef<{ input: string; key: string }>(undefined);
  return useMutation({
    ...options,
    mutationFn: (input: Input) => {
      const written = JSON.stringify(input);
      if (attempt.current?.input !== written) attempt.current = { input: written, key: newId() };
      return call(input, { context: { idempotencyKey: attempt.current.key } });
    },
    onSuccess: (...done) => {
      attempt.current = undefined;
      return onSuccess?.(...done);
    },
  });
}
