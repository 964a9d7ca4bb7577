import { contract } from '@kazi/contract';
import type { OwnReason } from '@kazi/contract/refusals';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';

/** What each call may be refused for, beside what any call may: the codes by `PUT /roles/{id}`. */
export function reasonsByCall(router: object = contract): Map<string, readonly OwnReason[]> {
  if (!isContractProcedure(router))
    return new Map(Object.values(router).flatMap((part) => [...reasonsByCall(part)]));
  const { route, meta }: AnyContractProcedure['~orpc'] = router['~orpc'];
  return new Map([[`${route.method} ${route.path}`, meta.refuses]]);
}
