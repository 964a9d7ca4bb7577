import { open } from '../../http/procedures.ts';
import { activeCountries } from './list.ts';

export const countries = {
  active: open.identity.countries.active.handler(() => ({ items: [...activeCountries] })),
};
