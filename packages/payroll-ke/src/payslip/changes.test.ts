import { describe, expect, test } from 'vitest';
import type { PayslipInput } from './input.ts';
import { computePayslip } from './payslip.ts';

/** The employee's amounts of a month, in shillings. */
function amounts(month: string, gross: number, more: Partial<PayslipInput> = {}) {
  const { lines, totals, tax } = computePayslip({ month, basic: gross * 100, ...more });
  const of = (...codes: string[]) =>
    lines
      .filter(({ kind, code }) => kind === 'statutory' && codes.includes(code))
      .reduce((total, { amount }) => total + amount, 0) / 100;
  return {
    nssf: of('nssf', 'nssf-tier-1', 'nssf-tier-2'),
    health: of('nhif', 'shif'),
    levy: of('housing-levy'),
    paye: of('paye'),
    net: totals.net / 100,
    tax,
  };
}

describe('NSSF', () => {
  test.each([
    // NSSF's own table of the first year, printed by michezoafrika.com.
    ['2023-02', 3_000, 180],
    ['2023-02', 10_000, 600],
    ['2023-02', 14_000, 840],
    ['2023-02', 18_000, 1_080],
    ['2023-02', 500_000, 1_080],
    // Shule News, "NSSF Contribution Updates 2024".
    ['2024-01', 36_000, 1_080],
    ['2024-02', 10_000, 600],
    ['2024-02', 20_000, 1_200],
    ['2024-02', 36_000, 2_160],
    ['2024-02', 100_000, 2_160],
    // PaySpace, "Update to NSSF Rates Effective February 2025", examples A and B.
    ['2025-02', 50_000, 3_000],
    ['2025-02', 80_000, 4_320],
    // PwC Kenya, printed by The Online Kenyan on 3 February 2026; to January it names 4,320.
    ['2026-01', 100_000, 4_320],
    ['2026-02', 100_000, 6_000],
    ['2026-02', 200_000, 6_480],
    // Business Daily: 200 until the judgment of 3 February 2023.
    ['2023-01', 100_000, 200],
  ])('%s: %i pays %i', (month, gross, nssf) => expect(amounts(month, gross).nssf).toBe(nssf));

  test('its tier II goes to a private scheme where the employer says so', () => {
    const { lines } = computePayslip({ month: '2026-02', basic: 200_000_00, tierTwo: 'private-scheme' });
    const tiers = lines.filter(({ why }) => why.rule === 'tier');
    expect(tiers.map(({ kind, code, amount, why }) => [kind, code, amount, 'to' in why && why.to])).toEqual([
      ['statutory', 'nssf-tier-1', 540_00, 'nssf'],
      ['statutory', 'nssf-tier-2', 5_940_00, 'private-scheme'],
      ['employer', 'nssf-tier-1', 540_00, 'nssf'],
      ['employer', 'nssf-tier-2', 5_940_00, 'private-scheme'],
    ]);
  });
});

describe('NHIF, to September 2024, by the table printed by Dennykins Associates', () => {
  test.each([
    [1_000, 150],
    [5_999, 150],
    [5_999.99, 150],
    [6_000, 300],
    [8_000, 400],
    [11_999, 400],
    [12_000, 500],
    [15_000, 600],
    [20_000, 750],
    [25_000, 850],
    [30_000, 900],
    [35_000, 950],
    [40_000, 1_000],
    [45_000, 1_100],
    [50_000, 1_200],
    [60_000, 1_300],
    [70_000, 1_400],
    [80_000, 1_500],
    [90_000, 1_600],
    [99_999, 1_600],
    [100_000, 1_700],
    [1_000_000, 1_700],
  ])('%d pays %i', (gross, nhif) => expect(amounts('2024-09', gross).health).toBe(nhif));
});

describe('SHIF, from October 2024', () => {
  test.each([
    [1_000_000, 27_500], // no cap: Kahawa Tungu, "between Ksh100,000 and Ksh1 million", 25,800 more than the 1,700 before
    [15_000, 412.5], // Aren rounds it to 413
    [25_000, 687.5], // Aren rounds it to 688
    [5_000, 300], // not less than 300: CPA GSM and Associates
  ])('%d pays %d', (gross, shif) => expect(amounts('2024-10', gross).health).toBe(shif));

  test('is not taken of a bonus: SHA’s notice of October 2024, by FaidiHR; NHIF was of all pay', () => {
    const bonus = { bonus: 60_000_00 };
    expect(amounts('2026-02', 50_000, bonus).health).toBe(1_375);
    expect(amounts('2026-02', 0, bonus).health).toBe(0);
    expect(amounts('2024-09', 50_000, bonus).health).toBe(1_700);
  });

  test('is no insurance relief, as KRA said on 8 November 2024', () => {
    expect(amounts('2024-09', 100_000).tax.insuranceRelief).toBe(255_00);
    expect(amounts('2024-10', 100_000).tax.insuranceRelief).toBe(0);
  });
});

describe('the housing levy', () => {
  test.each([
    ['2023-06', 0], // before the Finance Act 2023
    ['2023-07', 750], // kenyans.co.ke, "How Your Payslip Will Look Like From This Month": backdated to July
    ['2023-12', 750],
    ['2024-01', 0], // Bowmans, 8 February 2024: no ground to deduct it from January's pay
    ['2024-02', 0],
    ['2024-03', 750], // Wingubox: "as from your March 2024 payroll"
    ['2026-10', 750],
  ])('in %s takes %i of 50,000', (month, levy) => expect(amounts(month, 50_000).levy).toBe(levy));

  test.each([
    ['2023-07', 0], // KRA, 15 August 2023: no relief
    ['2024-02', 0],
    ['2024-03', 112.5],
    ['2024-11', 112.5],
    ['2024-12', 0],
    ['2025-06', 0],
  ])('in %s gives relief of %d on it', (month, relief) =>
    expect(amounts(month, 50_000).tax.housingLevyRelief).toBe(relief * 100),
  );

  test('is not taken of what is irregular: KRA, 15 August 2023, EY Tax Alert 2023-1407', () => {
    const allowances = [
      { name: 'house', amount: 10_000_00 },
      { name: 'leave', amount: 30_000_00, irregular: true },
    ];
    const perDiems = [{ days: 2, rate: 20_000_00 }];
    expect(amounts('2026-02', 50_000, { allowances, perDiems, bonus: 100_000_00 }).levy).toBe(900);
  });
});

describe('PAYE', () => {
  test.each([
    // payslipmaker.com, "Finance Act 2023": 30 % above 32,333; 32.5 % above 500,000 and 35 % above 800,000 from July.
    ['2023-06', 1_000_000],
    ['2023-07', 1_000_000],
  ])('%s: bands of %i', (month, gross) => {
    const { lines } = computePayslip({ month, basic: gross * 100 });
    const why = lines.find(({ code }) => code === 'paye')?.why;
    expect(why?.rule === 'paye' && why.bands.map(({ rate, amount }) => [rate / 100, amount / 100])).toEqual(
      month === '2023-06'
        ? [
            [10, 24_000],
            [25, 8_333],
            [30, 966_587],
          ]
        : [
            [10, 24_000],
            [25, 8_333],
            [30, 467_667],
            [32.5, 300_000],
            [35, 198_920],
          ],
    );
  });

  test('has no gap of a shilling between its bands, as 24,001 and 32,334 would leave', () => {
    const of = (taxable: number) => amounts('2023-02', taxable + 1_080).tax.charged / 100;
    expect([of(24_000), of(24_001), of(32_333), of(32_334)]).toEqual([2_400, 2_400.25, 4_483.25, 4_483.55]);
    expect(of(24_000.5)).toBe(2_400.13);
  });

  test('names no band that nothing lies in', () => {
    const { lines } = computePayslip({ month: '2023-02', basic: 25_080_00 });
    const why = lines.find(({ code }) => code === 'paye')?.why;
    expect(why?.rule === 'paye' && why.bands).toEqual([{ rate: 1000, amount: 24_000_00, tax: 2_400_00 }]);
  });

  test('is computed after NSSF, not on gross pay, and never falls below nothing', () => {
    expect(amounts('2025-03', 100_000).tax.chargeable).toBe(91_430_00);
    expect(amounts('2025-03', 20_000).paye).toBe(0);
  });

  test.each([
    ['2023-06', 30],
    ['2023-07', 35], // payslipmaker.com; "35% as at 2024" by niftypayroll.com, where Workpay still says 30
    ['2026-10', 35],
  ])('in %s takes %i %% of a secondary employment, without reliefs', (month, percent) => {
    const { tax } = amounts(month, 100_000, { employment: 'secondary', mortgageInterest: 10_000_00 });
    expect(tax).toMatchObject({ retirement: 0, mortgageInterest: 0, personalRelief: 0, insuranceRelief: 0 });
    expect(tax.paye).toBe((tax.chargeable * percent) / 100);
  });

  test('gives a non-resident the bands without reliefs', () => {
    const [here, abroad] = [
      amounts('2025-03', 100_000),
      amounts('2025-03', 100_000, { residence: 'non-resident' }),
    ];
    expect(abroad.paye - here.paye).toBeCloseTo(2_400);
    expect(amounts('2024-05', 100_000, { residence: 'non-resident' }).tax.housingLevyRelief).toBe(0);
  });

  test('gives no personal relief on what is paid after leaving: KRA, Employer’s Guide to PAYE 2017, p. 31', () => {
    const [before, after] = [
      amounts('2025-03', 100_000),
      amounts('2025-03', 100_000, { afterLeaving: true }),
    ];
    expect(after.paye - before.paye).toBeCloseTo(2_400);
  });

  test('leaves the first 150,000 of a person with a disability out: Legal Notice 36 of 2010', () => {
    expect(amounts('2026-02', 150_000, { disabilityExemption: true })).toMatchObject({ paye: 0 });
    const { tax } = amounts('2026-02', 300_000, { disabilityExemption: true });
    expect(tax.chargeable).toBe(tax.gross - tax.deducted - 150_000_00);
  });
});

describe('December 2024, by KRA’s notice of 19 December 2024', () => {
  const owing = {
    pension: { employee: 40_000_00, registered: true },
    mortgageInterest: 40_000_00,
    medicalFund: 20_000_00,
  };

  test.each([
    [
      '2024-11',
      { retirement: 20_000_00, mortgageInterest: 25_000_00, medicalFund: 0, housingLevy: 0, shif: 0 },
    ],
    [
      '2024-12',
      {
        retirement: 30_000_00,
        mortgageInterest: 30_000_00,
        medicalFund: 15_000_00,
        housingLevy: 3_000_00,
        shif: 5_500_00,
      },
    ],
  ])('%s: what is deducted before tax', (month, deducted) =>
    expect(amounts(month, 200_000, owing).tax).toMatchObject(deducted),
  );

  test('thirty per cent of pay is a limit of its own', () => {
    const { tax } = amounts('2025-03', 50_000, { pension: { employee: 20_000_00, registered: true } });
    expect(tax).toMatchObject({
      retirementShare: 15_000_00,
      retirementPaid: 23_000_00,
      retirement: 15_000_00,
    });
  });

  test('an unregistered scheme lowers no tax', () => {
    const pension = { employee: 5_000_00, registered: false };
    expect(amounts('2025-03', 50_000, { pension }).tax.retirement).toBe(3_000_00);
  });

  test('insurance relief is 15 % of premiums, not more than 5,000', () => {
    const relief = (premium: number) =>
      amounts('2025-03', 200_000, { insurance: { premium } }).tax.insuranceRelief;
    expect([relief(10_000_00), relief(50_000_00)]).toEqual([1_500_00, 5_000_00]);
  });
});

/**
 * Bizna Kenya, "At the end of this month, your payslip will give you less cash" (August 2023), in whole shillings,
 * with NSSF of 200 before and 1,080 after. It gives no relief on NHIF in what comes after.
 */
test.each([
  ['2023-01', 50_000, 41_457, 0],
  ['2023-08', 50_000, 39_911, 180],
  ['2023-08', 100_000, 73_661, 255],
  ['2023-08', 250_000, 176_411, 255],
  ['2023-08', 500_000, 347_661, 255],
])('%s: %i nets %i, with relief on NHIF of %i left out', (month, gross, net, relief) => {
  const slip = amounts(month, gross);
  expect(Math.round(slip.net - relief)).toBe(net);
  if (relief > 0) expect(slip.tax.insuranceRelief).toBe(relief * 100);
});
