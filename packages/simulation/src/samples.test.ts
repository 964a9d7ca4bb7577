import { expect, test } from 'vitest';
import { blogCategories } from './blog/contract.ts';
import covers from './blog/covers.json' with { type: 'json' };
import posts from './blog/posts.json' with { type: 'json' };
import { calendarNames } from './calendar/contract.ts';
import events from './calendar/events.json' with { type: 'json' };
import { statuses } from './chat/contract.ts';
import chat from './chat/samples.json' with { type: 'json' };
import type { ActivityEntry, SellingCompany, Transaction } from './dashboards/contract.ts';
import dashboards from './dashboards/samples.json' with { type: 'json' };
import { productCategories } from './ecommerce/contract.ts';
import drawings from './ecommerce/drawings.json' with { type: 'json' };
import { colours } from './ecommerce/drawings.ts';
import products from './ecommerce/products.json' with { type: 'json' };
import { labels } from './email/contract.ts';
import mails from './email/mails.json' with { type: 'json' };
import type { CoverOf } from './kanban/cover.ts';
import tasks from './kanban/tasks.json' with { type: 'json' };
import { roleNames } from './permissions/contract.ts';
import permissions from './permissions/permissions.json' with { type: 'json' };
import type { PlanBenefit } from './pricing/contract.ts';
import plans from './pricing/plans.json' with { type: 'json' };
import { todoTags } from './todo/contract.ts';
import todos from './todo/tasks.json' with { type: 'json' };
import { activityKinds } from './users/account.ts';
import { userStatuses } from './users/contract.ts';
import users from './users/samples.json' with { type: 'json' };

const means: Transaction['means'][] = ['mobile', 'bank', 'card', 'cash'];
const companyCategories: SellingCompany['category'][] = [
  'Groceries',
  'Tea and coffee',
  'Bakery',
  'Solar and lamps',
  'Crafts',
  'Health',
];
const activities: ActivityEntry['kind'][] = ['order', 'payment', 'delivery', 'review'];
const benefits: PlanBenefit[] = [
  '100 responses a month',
  'Up to 2 subdomains',
  'Unlimited forms and surveys',
  'One workspace, five people',
  'Help by e-mail',
  'Unlimited responses',
  'Up to 10 subdomains',
  'Payroll for up to 50 employees',
  'Payouts to M-Pesa and banks',
  'Your own logo and colours',
  'Help by chat on working days',
  'Everything in Standard',
  'Unlimited subdomains and teams',
  '5GB file upload storage',
  'Single sign-on and an audit trail',
  'A service agreement on availability',
  'A contact person at our office',
];
const drawnCovers: CoverOf[] = ['phones', 'chart', 'map', 'tea', 'cards'];

/** What the compiler cannot read from JSON: of which texts each field has one. */
test.each<[name: string, found: readonly unknown[], known: readonly unknown[]]>([
  ['tags of posts', posts.flatMap(({ tags }) => tags), blogCategories],
  ['covers of posts', posts.map(({ cover }) => cover), Object.keys(covers)],
  ['calendars of events', events.map(({ calendar }) => calendar), calendarNames],
  ['who wrote in chats', chat.chats.flatMap(({ lines }) => lines.map(([by]) => by)), ['me', 'them']],
  ['statuses of contacts', chat.contacts.map(([, status]) => status), statuses],
  ['means of transactions', dashboards.transactions.map((transaction) => transaction.means), means],
  ['categories of companies', dashboards.companies.map(({ category }) => category), companyCategories],
  ['kinds of activity', dashboards.activity.map(({ kind }) => kind), activities],
  ['kinds of products', products.map(({ kind }) => kind), Object.keys(drawings)],
  ['colours of products', products.flatMap((product) => product.colours), Object.keys(colours)],
  ['categories of products', products.map(({ category }) => category), productCategories],
  [
    'labels of mails',
    Object.values(mails)
      .flat()
      .flatMap((mail) => ('labels' in mail ? mail.labels : [])),
    labels,
  ],
  ['boards of tasks', tasks.map(({ board }) => board), [1, 2, 3]],
  ['covers of tasks', tasks.flatMap(({ drawn }) => drawn ?? []), drawnCovers],
  ['roles of permissions', permissions.flatMap(({ assignedTo }) => assignedTo), roleNames],
  [
    'benefits of plans',
    [plans.basicPlan, plans.standardPlan, plans.enterprisePlan].flatMap((plan) => plan.planBenefits),
    benefits,
  ],
  ['tags of to-dos', todos.flatMap(({ tags }) => tags), todoTags],
  ['states of to-dos', todos.flatMap(({ is }) => is ?? []), ['completed', 'deleted', 'important']],
  ['activity of users', users.happened.map(([kind]) => kind), activityKinds],
  ['statuses of users', users.statuses, userStatuses],
])('%s are known ones', (_name, found, known) => {
  expect(found.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining([...found]));
});
