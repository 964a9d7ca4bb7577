import { beforeEach, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { choosePlan, getPricing } from './contract.ts';

beforeEach(simulate);

test('the plans cost what they are to cost, and the standard one is popular', async () => {
  const { basicPlan, standardPlan, enterprisePlan, qandA } = await ask(getPricing, {});
  expect(basicPlan).toMatchObject({ monthlyPrice: 0, popular: false });
  expect(basicPlan.planBenefits).toEqual(
    expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']),
  );
  expect(standardPlan).toMatchObject({
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    popular: true,
  });
  expect(enterprisePlan).toMatchObject({
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    popular: false,
  });
  expect(enterprisePlan.planBenefits).toContain('5GB file upload storage');
  expect(qandA.length).toBeGreaterThan(3);
});

test('another plan can be chosen, but none that there is not', async () => {
  expect(await ask(choosePlan, { plan: 'enterprisePlan' })).toEqual({ current: 'enterprisePlan' });
  expect(await request('POST', '/pricing/data', { plan: 'free' })).toEqual({
    status: 200,
    body: { current: 'enterprisePlan' },
  });
  expect((await ask(getPricing, {})).current).toBe('enterprisePlan');
});
