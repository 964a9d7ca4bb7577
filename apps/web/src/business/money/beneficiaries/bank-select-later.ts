import { onDemand } from '../../../shell/dialog/on-demand.ts';

/** `BankSelect` for other areas, fetched when it is first rendered: what it searches with is heavy. */
export const BankSelect = onDemand(() => import('./bank-select.tsx').then((module) => module.BankSelect));
