import { type SimulatedApp, wrapFetch } from './core/wrap-fetch.ts';

/** Every app that is simulated, by what the paths of its calls begin with. Its answers and samples load when first asked for. */
export const apps: readonly SimulatedApp[] = [
  { paths: ['/account-setting/'], load: () => import('./account/answers.ts') },
  { paths: ['/jwt/'], load: () => import('./auth/answers.ts') },
  { paths: ['/api/autocomplete/'], load: () => import('./autocomplete/answers.ts') },
  { paths: ['/blog/'], load: () => import('./blog/answers.ts') },
  { paths: ['/apps/calendar/'], load: () => import('./calendar/answers.ts') },
  { paths: ['/card/card-analytics/', '/card/card-statistics/'], load: () => import('./cards/answers.ts') },
  { paths: ['/apps/chat/'], load: () => import('./chat/answers.ts') },
  { paths: ['/card/card-advance/'], load: () => import('./dashboards/answers.ts') },
  { paths: ['/api/datatables/'], load: () => import('./datatables/answers.ts') },
  { paths: ['/apps/ecommerce/cart/count'], load: () => import('./ecommerce/count-answers.ts') },
  { paths: ['/apps/ecommerce/'], load: () => import('./ecommerce/answers.ts') },
  { paths: ['/apps/email/'], load: () => import('./email/answers.ts') },
  { paths: ['/apps/invoice/', '/api/invoice/'], load: () => import('./invoice/answers.ts') },
  { paths: ['/apps/kanban/'], load: () => import('./kanban/answers.ts') },
  { paths: ['/faq/'], load: () => import('./knowledge/answers.ts') },
  { paths: ['/api/notifications/'], load: () => import('./notifications/answers.ts') },
  { paths: ['/apps/permissions/'], load: () => import('./permissions/answers.ts') },
  { paths: ['/pricing/'], load: () => import('./pricing/answers.ts') },
  { paths: ['/profile/'], load: () => import('./profile/answers.ts') },
  { paths: ['/apps/roles/'], load: () => import('./roles/answers.ts') },
  { paths: ['/api/main-search/', '/api/bookmarks/'], load: () => import('./search/answers.ts') },
  { paths: ['/apps/todo/'], load: () => import('./todo/answers.ts') },
  { paths: ['/apps/users/', '/api/users/'], load: () => import('./users/answers.ts') },
];

/** A `fetch` that answers the calls of all apps, after so many milliseconds, and hands all others to `network`. */
export const answeringFetch = (network: typeof fetch, delayMs: () => number, pageUrl: () => string) =>
  wrapFetch(network, { apps, delayMs, pageUrl });
