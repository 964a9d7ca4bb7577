import type { FactorList } from '@kazi/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** How the person logged in proves who they are beside the password. */
export const useFactors = () => useQuery(api.identity.factors.list.queryOptions());

/** Whether a user has a second factor. */
export const hasFactor = ({ authenticator, passkeys }: FactorList): boolean =>
  authenticator !== null || passkeys.length > 0;

/** Whether a user's role asks for a second factor that they do not have. */
export const lacksFactor = (factors: FactorList): boolean => factors.required && !hasFactor(factors);
