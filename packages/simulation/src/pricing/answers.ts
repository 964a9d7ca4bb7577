import { type Answer, on } from '../core/answers.ts';
import { oneOf, record } from '../core/read-body.ts';
import { readSample } from '../core/samples.ts';
import { sampleState } from '../core/state.ts';
import { firstPerson } from '../people/first-person.ts';
import { drawing } from '../people/portrait.ts';
import { choosePlan, getPricing, type Pricing, planNames } from './contract.ts';
import plans from './plans.json' with { type: 'json' };

/** The three plans, and what people ask about them. A plan grows with the firm: a seedling, a young tree, an acacia with room below it. */
function pricing(): Pricing {
  const samples = readSample<Omit<Pricing, 'current'>>(plans);
  for (const name of planNames) samples[name].img = drawing('0 0 160 100', samples[name].img);
  return { current: firstPerson.plan.ofPrices, ...samples };
}

const state = sampleState(pricing);

export const answers: readonly Answer[] = [
  on(getPricing, () => state()),

  on(
    choosePlan,
    ({ body }) => {
      if (planNames.includes(body.plan)) state().current = body.plan;
      return { current: state().current };
    },
    record({ plan: oneOf(planNames) }),
  ),
];
