import { roleNames } from '@kazi/contract/abilities';
import type { AuditDetail } from '@kazi/contract/activity';
import { admissions, userStatuses } from '@kazi/contract/identity/words';
import { beneficiaryTypes, paymentKinds } from '@kazi/contract/money/words';
import { appKinds, projectStatuses } from '@kazi/contract/organisation/words';
import {
  authorities,
  employments,
  identityKinds,
  leaveKinds,
  payMethods,
  prorations,
  residences,
  runKinds,
  thirdBases,
} from '@kazi/contract/payroll/words';

/** What the value of a detail is, where it is no plain text: cents, a day, month or moment, the month of a day, or a word of a list. */
export type DetailForm = 'amount' | 'time' | 'month' | 'country' | 'word';

/** The forms of details by their names; what a person wrote has none. */
export const detailForms: Partial<Record<AuditDetail, DetailForm>> = {
  amount: 'amount',
  net: 'amount',
  obligations: 'amount',
  salary: 'amount',
  price: 'amount',
  perMonth: 'amount',
  perTask: 'amount',
  approval: 'amount',
  newReceiver: 'amount',
  receiver: 'amount',
  person: 'amount',
  workspace: 'amount',
  from: 'time',
  to: 'time',
  paidOn: 'time',
  startsOn: 'time',
  endsOn: 'time',
  joined_on: 'time',
  left_on: 'time',
  disability_until: 'time',
  month: 'month',
  run: 'month',
  country: 'country',
  role: 'word',
  status: 'word',
  type: 'word',
  kind: 'word',
  authority: 'word',
  admission: 'word',
  residence: 'word',
  employment: 'word',
  identity_kind: 'word',
  pay_method: 'word',
  proration: 'word',
  one_third_of: 'word',
};

/** Every word of a list that a detail may be. */
export const detailWords = [
  ...roleNames,
  ...userStatuses,
  ...projectStatuses,
  ...appKinds,
  ...admissions,
  ...paymentKinds,
  ...beneficiaryTypes,
  ...leaveKinds,
  ...runKinds,
  ...authorities,
  ...residences,
  ...employments,
  ...identityKinds,
  ...payMethods,
  ...prorations,
  ...thirdBases,
] as const;
