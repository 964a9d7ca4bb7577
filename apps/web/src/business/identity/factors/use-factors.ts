import type { FactorList } from '@kazi/contract/identity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';

/** How the person logged in proves who they are beside the password. */
export const useFactors = () => useQuery(api.identity.factors.list.queryOptions());

/** Whether a user has a second factor. */
export const hasFactor = ({ authenticator, passkeys }: FactorList): boolean =>
  authenticator !== null || passkeys.length > 0;

/** Whether a user's role asks for a second factor that they do not have. */
export const lacksFactor = (factors: FactorList): boolean => factors.required && !hasFactor(factors);

/** Everything anew: with the first factor the server opens what it refused before. */
export const factorsChanged = () => queryClient.invalidateQueries();

/** A change of one's factors, after which they are fetched anew. */
export const useFactorChange = <Input, Output>(
  change: (input: Input) => Promise<Output>,
  onDone: (output: Output, input: Input) => void,
) =>
  useMutation({
    mutationFn: change,
    async onSuccess(output, input) {
      await factorsChanged();
      onDone(output, input);
    },
  });
