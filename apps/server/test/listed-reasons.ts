import { everyCall } from '@kazi/contract/refusals';
import { type Route, routes } from '../src/http/routes.ts';

const parametersOf = ({ path }: Route) => path.split('{').length;

/** Every call; those whose path names more of it come first. */
const calls = routes.toSorted((one, other) => parametersOf(one) - parametersOf(other));

/** Throws where a call was refused for what its contract does not list. */
export function assertListed(method: string, path: string, reason: unknown): void {
  if (typeof reason !== 'string' || Object.hasOwn(everyCall, reason)) return;
  const [address = ''] = path.split('?');
  const call = calls.find((one) => one.method === method && one.fits.test(address));
  if (call && !call.meta.refuses.some((listed) => listed === reason))
    throw new Error(
      `${call.method} ${call.path} was refused for ${reason}, which its contract does not list in \`refuses\``,
    );
}
