import type { Failure } from './rail.ts';

/** What a rail's codes mean. A map, so that a code such as `constructor` means nothing. */
export const codeTable = (codes: Record<string, Failure>): ReadonlyMap<string, Failure> =>
  new Map(Object.entries(codes));
