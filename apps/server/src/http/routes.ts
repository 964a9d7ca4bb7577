import { contract } from '@kazi/contract';
import type { CallMeta } from '@kazi/contract/shared';
import {
  type AnyContractProcedure,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';

/** A call as HTTP and the document of the API name it. */
export interface Route {
  method: string;
  /** With its parameters in braces: `/roles/{id}`. */
  path: string;
  /** The paths it answers, with parameters filled in. */
  fits: RegExp;
  /** It answers with events, for as long as somebody listens. */
  streams: boolean;
  meta: CallMeta;
}

/** Every call of the contract. */
export const routes: readonly Route[] = routesOf(contract);

function routesOf(router: object): Route[] {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(routesOf);
  const { route, meta, outputSchema }: AnyContractProcedure['~orpc'] = router['~orpc'];
  const streams = outputSchema !== undefined && getEventIteratorSchemaDetails(outputSchema) !== undefined;
  const { method = 'POST', path = '/' } = route;
  const fits = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
  return [{ method, path, fits, meta, streams }];
}

/** What an address below `/v1` may be called by; empty where there is none. HEAD is answered as GET is (RFC 9110, 9.3.2). */
export function methodsAt(address: string): string[] {
  const there = routes.filter(({ fits }) => fits.test(address));
  const isHeadOf = there.some(({ method, streams }) => method === 'GET' && !streams);
  return [...new Set([...there.map(({ method }) => method), ...(isHeadOf ? ['HEAD'] : [])])];
}

/** Where what a call has made can be read, by the path of the call and the id of the record; undefined where nowhere. */
export function findLocation(path: string, record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const id = '_id' in record ? record._id : 'id' in record ? record.id : undefined;
  const isRead = routes.some((route) => route.method === 'GET' && route.path === `${path}/{id}`);
  return isRead && typeof id === 'string' ? `${path}/${id}` : undefined;
}
