import { describe, expect, test } from 'vitest';
import { computePayslip } from './payslip.ts';

/** By how many cents a published figure differs, and why. */
interface Difference {
  paye: number;
  net: number;
  because: string;
}

/** In shillings, cash pay only. Where `differs` stands, it holds what was published, and the rest is ours. */
interface Published {
  month: string;
  gross: number;
  nssf: number;
  health: number;
  levy: number;
  taxable: number;
  paye: number;
  net: number;
  by: string;
  differs?: { paye: number; net: number; for: Difference };
}

const aCentMore: Difference = {
  paye: 1,
  net: -1,
  because: 'the first two bands make 4,483.25 by the rates it names itself, and 4,483.26 in all its figures',
};
const reliefOnShif: Difference = {
  paye: -412_50,
  net: 412_50,
  because: 'it takes 15 % of SHIF as insurance relief, which KRA refused on 8 November 2024',
};
const wholeShif: Difference = {
  paye: -15,
  net: -35,
  because: 'SHIF there is rounded to the shilling, 2,063',
};
const wholeShillings: Difference = { paye: -35, net: 35, because: 'amounts there are in whole shillings' };

const published: Published[] = [
  {
    ...{ month: '2024-05', gross: 45_000, nssf: 2_160, health: 1_100, levy: 675 },
    ...{ taxable: 42_840, paye: 4_969.1, net: 36_095.9 },
    by: 'calculator.co.ke, "How much is PAYE for Ksh45,000"',
    differs: { paye: 4_969.11, net: 36_095.89, for: aCentMore },
  },
  {
    ...{ month: '2024-05', gross: 85_000, nssf: 2_160, health: 1_500, levy: 1_275 },
    ...{ taxable: 82_840, paye: 16_819.1, net: 63_245.9 },
    by: 'calculator.co.ke, payslip of Julius Omwamba',
    differs: { paye: 16_819.11, net: 63_245.89, for: aCentMore },
  },
  {
    ...{ month: '2024-05', gross: 95_000, nssf: 2_160, health: 1_600, levy: 1_425 },
    ...{ taxable: 92_840, paye: 19_781.6, net: 70_033.4 },
    by: 'calculator.co.ke',
    differs: { paye: 19_781.61, net: 70_033.39, for: aCentMore },
  },
  {
    ...{ month: '2024-05', gross: 150_000, nssf: 2_160, health: 1_700, levy: 2_250 },
    ...{ taxable: 147_840, paye: 36_142.85, net: 107_747.15 },
    by: 'calculator.co.ke, "How to calculate PAYE for Ksh150,000"',
    differs: { paye: 36_142.86, net: 107_747.14, for: aCentMore },
  },
  {
    ...{ month: '2024-05', gross: 3_500_000, nssf: 2_160, health: 1_700, levy: 52_500 },
    ...{ taxable: 3_497_840, paye: 1_175_997.35, net: 2_267_642.65 },
    by: 'calculator.co.ke, "PAYE on Ksh 3,500,000"',
    differs: { paye: 1_175_997.36, net: 2_267_642.64, for: aCentMore },
  },
  {
    ...{ month: '2024-05', gross: 4_500_000, nssf: 2_160, health: 1_700, levy: 67_500 },
    ...{ taxable: 4_497_840, paye: 1_524_872.35, net: 2_903_767.65 },
    by: 'calculator.co.ke, payslip of Don Waweru: relief on the levy ends at 9,000',
    differs: { paye: 1_524_872.36, net: 2_903_767.64, for: aCentMore },
  },
  {
    ...{ month: '2024-10', gross: 100_000, nssf: 2_160, health: 2_750, levy: 1_500 },
    ...{ taxable: 97_840, paye: 21_510.35, net: 72_079.65 },
    by: 'Pulse Kenya, 30 October 2024',
    differs: {
      ...{ paye: 21_097.85, net: 72_492.15 },
      for: reliefOnShif,
    },
  },
  {
    ...{ month: '2025-01', gross: 75_000, nssf: 2_160, health: 2_062.5, levy: 1_125 },
    ...{ taxable: 69_652.5, paye: 13_279.1, net: 56_373.4 },
    by: 'TAC Services, "Update on new NSSF rates"',
    differs: { paye: 13_279.11, net: 56_373.39, for: aCentMore },
  },
  {
    ...{ month: '2025-01', gross: 50_000, nssf: 2_160, health: 1_375, levy: 750 },
    ...{ taxable: 45_715, paye: 6_097.85, net: 39_617.15 },
    by: 'TAC Services, "Update on new NSSF rates"',
    differs: { paye: 6_097.86, net: 39_617.14, for: aCentMore },
  },
  {
    ...{ month: '2025-01', gross: 35_000, nssf: 2_100, health: 962.5, levy: 525 },
    ...{ taxable: 31_412.5, paye: 1_853.13, net: 29_559.37 },
    by: 'TAC Services, "Update on new NSSF rates" (1,853.125 rounded half up)',
  },
  {
    ...{ month: '2025-02', gross: 75_000, nssf: 4_320, health: 2_062.5, levy: 1_125 },
    ...{ taxable: 67_492.5, paye: 12_631.1, net: 54_861.4 },
    by: 'TAC Services, "Update on new NSSF rates"',
    differs: { paye: 12_630.95, net: 54_861.05, for: wholeShif },
  },
  {
    ...{ month: '2025-02', gross: 50_000, nssf: 3_000, health: 1_375, levy: 750 },
    ...{ taxable: 44_875, paye: 5_845.85, net: 39_029.15 },
    by: 'TAC Services, "Update on new NSSF rates"',
  },
  {
    ...{ month: '2025-02', gross: 35_000, nssf: 2_100, health: 962.5, levy: 525 },
    ...{ taxable: 31_412.5, paye: 1_853.13, net: 29_559.37 },
    by: 'TAC Services, "Update on new NSSF rates"',
  },
  {
    ...{ month: '2025-03', gross: 100_000, nssf: 4_320, health: 2_750, levy: 1_500 },
    ...{ taxable: 91_430, paye: 19_812.35, net: 71_617.65 },
    by: 'financialtools.io, net pay calculator 2025',
  },
  {
    ...{ month: '2025-03', gross: 50_000, nssf: 3_000, health: 1_375, levy: 750 },
    ...{ taxable: 44_875, paye: 5_845.85, net: 39_029.15 },
    by: 'financialtools.io, net pay calculator 2025',
  },
  {
    ...{ month: '2026-01', gross: 30_000, nssf: 1_800, health: 825, levy: 450 },
    ...{ taxable: 26_925, paye: 731.25, net: 26_193.75 },
    by: 'Aren, payroll calculator',
  },
  {
    ...{ month: '2026-02', gross: 200_000, nssf: 6_480, health: 5_500, levy: 3_000 },
    ...{ taxable: 185_020, paye: 47_889.35, net: 137_130.65 },
    by: 'netpay.co.ke',
    differs: { paye: 47_889, net: 137_131, for: wholeShillings },
  },
];

const title = '$month: $gross, published by $by';

test.each(published)(title, ({ month, gross, by: _, differs: __, ...expected }) => {
  const { lines, totals } = computePayslip({ month, basic: gross * 100 });
  const of = (...codes: string[]) =>
    lines
      .filter(({ kind, code }) => kind === 'statutory' && codes.includes(code))
      .reduce((total, { amount }) => total + amount, 0) / 100;
  expect({
    nssf: of('nssf', 'nssf-tier-1', 'nssf-tier-2'),
    health: of('nhif', 'shif'),
    levy: of('housing-levy'),
    taxable: totals.taxable / 100,
    paye: of('paye'),
    net: totals.net / 100,
  }).toEqual(expected);
});

test.each(published.filter(({ differs }) => differs))(
  `what differs at ${title}`,
  ({ paye, net, differs }) => {
    const by = {
      paye: Math.round(((differs?.paye ?? 0) - paye) * 100),
      net: Math.round(((differs?.net ?? 0) - net) * 100),
    };
    expect({ ...by, because: differs?.for.because }).toEqual(differs?.for);
  },
);

describe('what others publish wrongly', () => {
  const of = (month: string, gross: number) => computePayslip({ month, basic: gross * 100 });

  test('payecalculator.co.ke, 2026: 21,087 of 100,000, as SHIF and the levy are not deducted before tax', () => {
    const { tax } = of('2026-01', 100_000);
    expect(tax.gross - tax.retirement).toBe(95_680_00); // what it taxes
    expect([tax.chargeable, tax.paye]).toEqual([91_430_00, 19_812_35]);
  });

  test('Teachers Updates, February 2024: NSSF of 1,740 of 20,000, which is the most of tier II alone', () => {
    expect(of('2024-02', 20_000).tax.retirementPaid).toBe(1_200_00);
  });

  test('NSSF left at 1,080 after January 2024', () => {
    expect(of('2024-01', 50_000).tax.retirementPaid).toBe(1_080_00);
    expect(of('2024-02', 50_000).tax.retirementPaid).toBe(2_160_00);
  });

  test('relief on the housing levy in 2025', () => {
    expect(of('2025-03', 100_000).tax.housingLevyRelief).toBe(0);
  });

  test('gross pay taxed before NSSF', () => {
    expect(of('2024-05', 45_000).tax.chargeable).toBe(42_840_00);
  });

  test('bands that begin at 24,001 and 32,334, which leaves a shilling of each untaxed', () => {
    const taxOf = (chargeable: number) => of('2023-02', chargeable + 1_080).tax.charged;
    expect([taxOf(24_001), taxOf(32_334)]).toEqual([2_400_25, 4_483_55]);
  });
});
