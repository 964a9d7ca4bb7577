import { get, post } from '../core/call.ts';

export const planNames = ['basicPlan', 'standardPlan', 'enterprisePlan'] as const;
export type PlanName = (typeof planNames)[number];

/** Prices are whole dollars. */
export interface PricingPlan {
  title: string;
  /** Address of a drawn picture. */
  img: string;
  subtitle: string;
  monthlyPrice: number;
  yearlyPlan: { perMonth: number; totalAnnual: number };
  planBenefits: string[];
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

export const calls = [getPricing, choosePlan];
