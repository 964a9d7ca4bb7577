import type { Cents } from '@kazi/contract/cents';
import type { FailureReason, Operation, PaymentStatus } from '@kazi/contract/money';
import type {
  beneficiaryTypes,
  bookAccountKinds,
  differenceKinds,
  moneyLimitNames,
  paymentKinds,
} from '@kazi/contract/money/words';
import type { Party, StatementLine } from '@kazi/payment-rails';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

type LaterMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

type LaterCents = ColumnType<Cents | null, Cents | null | undefined, Cents | null>;

interface MoneyAccounts {
  tenant_id: string;
  /** Of the ledger's account too. */
  id: string;
  user_id: string | null;
  kind: (typeof bookAccountKinds)[number];
  rail: string | null;
  authority: string | null;
  currency: string;
  created_at: Moment;
  /** When its owner was last told that much more has left it than usual. */
  unusual_told_at: LaterMoment;
}

interface Rewards {
  tenant_id: string;
  id: string;
  task_id: string;
  payer_id: string;
  agent_id: string;
  amount: Cents;
  currency: string;
  held_at: Moment;
  release_at: LaterMoment;
  resolution: 'released' | 'returned' | null;
  resolved_at: LaterMoment;
}

interface Budgets {
  tenant_id: string;
  id: string;
  payer_id: string;
  holder_id: string;
  app_id: string | null;
  per_month: Cents;
  per_task: Cents;
  currency: string;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
  withdrawn_at: LaterMoment;
}

interface BudgetUses {
  tenant_id: string;
  budget_id: string;
  /** Its first day. */
  month: string;
  task_id: string;
  amount: Cents;
  /** What the task had paid, when this was last added to, that no budget answers for. */
  paid_freely: Generated<Cents>;
}

interface Beneficiaries {
  tenant_id: string;
  id: string;
  user_id: string;
  type: (typeof beneficiaryTypes)[number];
  name: string;
  bank: string | null;
  account: string | null;
  /** As rails write it: 254712345678. */
  phone: string | null;
  verified_at: LaterMoment;
  code_hash: string | null;
  code_until: LaterMoment;
  code_tries: Generated<number>;
  changed_at: Moment;
  created_at: Moment;
  removed_at: LaterMoment;
}

interface Payments {
  tenant_id: string;
  id: string;
  user_id: string;
  kind: (typeof paymentKinds)[number] | 'salary';
  operation: Operation;
  rail: string;
  amount: Cents;
  fee: Generated<Cents>;
  currency: string;
  status: PaymentStatus;
  beneficiary_id: string | null;
  party: Json<Party>;
  narration: string;
  reference: string;
  rail_reference: string | null;
  receipt: string | null;
  failure_reason: FailureReason | null;
  failure_detail: string | null;
  callback_hash: string;
  needs_approval: Generated<boolean>;
  approver_id: string | null;
  approved_at: LaterMoment;
  approval_reason: string | null;
  created_at: Moment;
  submitted_at: LaterMoment;
  asked_at: LaterMoment;
  settled_at: LaterMoment;
  cleared_at: LaterMoment;
}

/** Null where the workspace sets nothing of its own. */
interface MoneyLimits {
  tenant_id: string;
  approval: LaterCents;
  new_receiver: LaterCents;
  receiver: LaterCents;
  person: LaterCents;
  workspace: LaterCents;
  version: Generated<number>;
  updated_at: Moment;
}

interface MoneyLimitChanges {
  tenant_id: string;
  name: (typeof moneyLimitNames)[number];
  /** What had stood for a day before. */
  settled: Cents;
  changed_at: Moment;
}

interface PaymentSteps {
  tenant_id: string;
  payment_id: string;
  id: string;
  status: PaymentStatus;
  note: Generated<string>;
  actor_id: string | null;
  at: Moment;
}

interface RailNotices {
  tenant_id: string;
  id: string;
  payment_id: string;
  unique_id: string;
  genuine: boolean;
  why: string | null;
  body: Json<unknown>;
  address: string;
  at: Moment;
}

interface MoneyAlerts {
  tenant_id: string;
  id: string;
  kind: string;
  text: string;
  payment_id: string | null;
  at: Moment;
}

interface IdempotencyKeys {
  tenant_id: string;
  user_id: string;
  call: string;
  key: string;
  request_hash: string;
  response: Json<unknown> | null;
  created_at: Moment;
}

interface Products {
  tenant_id: string;
  id: string;
  category_id: string;
  name: string;
  description: Generated<string>;
  price: Cents;
  currency: string;
  removed_at: LaterMoment;
}

interface ProductCategories {
  tenant_id: string;
  id: string;
  name: string;
}

interface ProductHoldings {
  tenant_id: string;
  product_id: string;
  user_id: string;
  transfer_id: string;
  price: Cents;
  since: Moment;
}

interface RailLines {
  tenant_id: string;
  rail: string;
  id: string;
  at: ColumnType<Date, Date | string, Date>;
  reference: string | null;
  amount: Cents;
  direction: StatementLine['direction'];
  narration: string;
}

interface RailDifferences {
  tenant_id: string;
  id: string;
  rail: string;
  kind: (typeof differenceKinds)[number];
  day: string;
  line_id: string | null;
  payment_id: string | null;
  rail_amount: Cents | null;
  ledger_amount: Cents | null;
  found_at: Moment;
  resolved_by: string | null;
  resolved_at: LaterMoment;
  note: string | null;
}

interface SandboxOrders {
  reference: string;
  phone: string | null;
  at: Moment;
  state: Json<unknown>;
}

interface PhoneMessages {
  id: string;
  phone: string;
  text: string;
  sent_at: Moment;
}

export interface MoneyTables {
  money_accounts: MoneyAccounts;
  rewards: Rewards;
  budgets: Budgets;
  budget_uses: BudgetUses;
  beneficiaries: Beneficiaries;
  payments: Payments;
  money_limits: MoneyLimits;
  money_limit_changes: MoneyLimitChanges;
  payment_steps: PaymentSteps;
  rail_notices: RailNotices;
  money_alerts: MoneyAlerts;
  idempotency_keys: IdempotencyKeys;
  products: Products;
  product_categories: ProductCategories;
  product_holdings: ProductHoldings;
  rail_lines: RailLines;
  rail_differences: RailDifferences;
  sandbox_orders: SandboxOrders;
  phone_messages: PhoneMessages;
}
