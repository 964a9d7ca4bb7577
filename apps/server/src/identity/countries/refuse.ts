import { badInput } from '../../http/errors.ts';
import { isActive } from './list.ts';

/** Refuses a country that cannot be chosen. */
export function refuseUnknownCountry(code: string | null | undefined): void {
  if (code && !isActive(code))
    throw badInput({ country: 'must be the code of a country that can be chosen, such as KE' });
}
