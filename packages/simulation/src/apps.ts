import { calls as auth } from './auth/contract.ts';
import type { SimulatedApp } from './core/wrap-fetch.ts';
import { calls as permissions } from './permissions/contract.ts';
import { calls as search } from './search/contract.ts';

/** Every app that is simulated. Contracts are a line per call; answers and samples load when first asked for. */
export const apps: readonly SimulatedApp[] = [
  { calls: auth, load: () => import('./auth/answers.ts') },
  { calls: permissions, load: () => import('./permissions/answers.ts') },
  { calls: search, load: () => import('./search/answers.ts') },
];
