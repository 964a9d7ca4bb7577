import { oneOf } from '../../../shell/search-params.ts';

/** The way to an order. */
export const steps = ['cart', 'address', 'payment'] as const;
export type Step = (typeof steps)[number];

/** Reads the search parameters of the checkout. */
export const readCheckoutSearch = (search: Record<string, unknown>) => ({ step: oneOf(search.step, steps) });
