import { type Answer, on } from '../core/answers.ts';
import { sampleState } from '../core/state.ts';
import { choosePlan, getPricing, planNames } from './contract.ts';
import { pricing } from './data.ts';

const state = sampleState(pricing);

export const answers: readonly Answer[] = [
  on(getPricing, () => state()),

  on(choosePlan, ({ body }) => {
    if (planNames.includes(body.plan)) state().current = body.plan;
    return { current: state().current };
  }),
];
