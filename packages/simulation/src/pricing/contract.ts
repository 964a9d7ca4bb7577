import { get, post } from '../core/call.ts';

export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PlanName = (typeof planNames)[number];

/** What plans may have. */
export type PlanBenefit =
  | '100 responses a month'
  | 'Up to 2 subdomains'
  | 'Unlimited forms and surveys'
  | 'One workspace, five people'
  | 'Help by e-mail'
  | 'Unlimited responses'
  | 'Up to 10 subdomains'
  | 'Payroll for up to 50 employees'
  | 'Payouts to M-Pesa and banks'
  | 'Your own logo and colours'
  | 'Help by chat on working days'
  | 'Everything in Standard'
  | 'Unlimited subdomains and teams'
  | '5GB file upload storage'
  | 'Single sign-on and an audit trail'
  | 'A service agreement on availability'
  | 'A contact person at our office';

/** Prices are whole dollars. */
export interface PricingPlan {
  title: string;
  /** Address of a drawn picture. */
  img: string;
  subtitle: string;
  monthlyPrice: number;
  yearlyPlan: { perMonth: number; totalAnnual: number };
  planBenefits: PlanBenefit[];
  popular: boolean;
}

export type Pricing = Record<PlanName, PricingPlan> & {
  qandA: { question: string; ans: string }[];
  /** Addition: the plan that is paid for. */
  current: PlanName;
};

export const getPricing = get<object, Pricing>('/pricing/data');
/** Addition: changes to another plan. */
export const choosePlan = post<{ plan: PlanName }, { current: PlanName }>('/pricing/data');
