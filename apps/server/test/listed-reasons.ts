import { everyCall } from '@kazi/contract/refusals';
import { reasonsByCall } from '../src/http/document.ts';

const parameter = /{[^}]+}/g;
const parametersOf = (path: string) => path.match(parameter)?.length ?? 0;

/** Every call with what its path matches; those that name more of it come first. */
const calls = [...reasonsByCall()]
  .map(([name, reasons]) => {
    const [method, path = ''] = name.split(' ');
    return { name, method, path, pattern: new RegExp(`^${path.replace(parameter, '[^/]+')}$`), reasons };
  })
  .toSorted((one, other) => parametersOf(one.path) - parametersOf(other.path));

/** Throws where a call was refused for what its contract does not list. */
export function assertListed(method: string, path: string, reason: unknown): void {
  if (typeof reason !== 'string' || Object.hasOwn(everyCall, reason)) return;
  const [address = ''] = path.split('?');
  const call = calls.find((one) => one.method === method && one.pattern.test(address));
  if (call && !call.reasons.some((listed) => listed === reason))
    throw new Error(
      `${call.name} was refused for ${reason}, which its contract does not list in \`refuses\``,
    );
}
