import { calls as account } from './account/contract.ts';
import { calls as auth } from './auth/contract.ts';
import { calls as autocomplete } from './autocomplete/contract.ts';
import { calls as blog } from './blog/contract.ts';
import { calls as calendar } from './calendar/contract.ts';
import { calls as cards } from './cards/contract.ts';
import { calls as chat } from './chat/contract.ts';
import type { SimulatedApp } from './core/wrap-fetch.ts';
import { calls as dashboards } from './dashboards/contract.ts';
import { calls as datatables } from './datatables/contract.ts';
import { countCalls, calls as ecommerce } from './ecommerce/contract.ts';
import { calls as email } from './email/contract.ts';
import { calls as invoice } from './invoice/contract.ts';
import { calls as kanban } from './kanban/contract.ts';
import { calls as knowledge } from './knowledge/contract.ts';
import { calls as notifications } from './notifications/contract.ts';
import { calls as permissions } from './permissions/contract.ts';
import { calls as pricing } from './pricing/contract.ts';
import { calls as profile } from './profile/contract.ts';
import { calls as roles } from './roles/contract.ts';
import { calls as search } from './search/contract.ts';
import { calls as todo } from './todo/contract.ts';
import { calls as users } from './users/contract.ts';

/** Every app that is simulated. Contracts are a line per call; answers and samples load when first asked for. */
export const apps: readonly SimulatedApp[] = [
  { calls: account, load: () => import('./account/answers.ts') },
  { calls: auth, load: () => import('./auth/answers.ts') },
  { calls: autocomplete, load: () => import('./autocomplete/answers.ts') },
  { calls: blog, load: () => import('./blog/answers.ts') },
  { calls: calendar, load: () => import('./calendar/answers.ts') },
  { calls: cards, load: () => import('./cards/answers.ts') },
  { calls: chat, load: () => import('./chat/answers.ts') },
  { calls: dashboards, load: () => import('./dashboards/answers.ts') },
  { calls: datatables, load: () => import('./datatables/answers.ts') },
  { calls: ecommerce, load: () => import('./ecommerce/answers.ts') },
  { calls: countCalls, load: () => import('./ecommerce/count-answers.ts') },
  { calls: email, load: () => import('./email/answers.ts') },
  { calls: invoice, load: () => import('./invoice/answers.ts') },
  { calls: kanban, load: () => import('./kanban/answers.ts') },
  { calls: knowledge, load: () => import('./knowledge/answers.ts') },
  { calls: notifications, load: () => import('./notifications/answers.ts') },
  { calls: permissions, load: () => import('./permissions/answers.ts') },
  { calls: pricing, load: () => import('./pricing/answers.ts') },
  { calls: profile, load: () => import('./profile/answers.ts') },
  { calls: roles, load: () => import('./roles/answers.ts') },
  { calls: search, load: () => import('./search/answers.ts') },
  { calls: todo, load: () => import('./todo/answers.ts') },
  { calls: users, load: () => import('./users/answers.ts') },
];
