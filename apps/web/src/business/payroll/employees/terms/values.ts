import type { Terms } from '@kazi/contract/payroll';
import type { client } from '../../../../api/client.ts';
import { typedAmount } from '../../../money/index.ts';
import { centsOf } from '../../parts/cents-of.ts';

type Input = Omit<Parameters<typeof client.payroll.employees.setTerms>[0], 'id'>;
type CarKind = NonNullable<Terms['benefits']['car']>['kind'];
type HousingType = NonNullable<Terms['benefits']['housing']>['type'];

/** Terms as the form holds them: amounts as they were typed, nothing as the empty text. */
export interface TermsValues {
  from: string;
  salary: string;
  allowances: { key: string; name: string; amount: string; irregular: boolean }[];
  benefits: {
    car: { kind: CarKind | ''; amount: string };
    housing: { type: HousingType | ''; value: string; rentCharged: string };
    meals: string;
    other: string;
  };
  pension: { scheme: string; employee: string; employer: string; registered: boolean };
  tierTwoScheme: string;
  medicalFund: string;
  mortgageInterest: string;
  insurance: { premium: string; throughPayroll: boolean };
  deductions: {
    key: string;
    id: string | undefined;
    kind: Terms['deductions'][number]['kind'];
    name: string;
    amount: string;
    balance: string;
  }[];
}

const typed = (amount: number | null | undefined) => (amount ? typedAmount(amount) : '');

/** Terms as the form begins with them: those of before, from another month on; or none. */
export function valuesOf(from: string, before: Terms | null): TermsValues {
  const { car, housing, meals, other } = before?.benefits ?? {};
  const { pension, insurance } = before ?? {};
  return {
    from,
    salary: typed(before?.salary),
    allowances: (before?.allowances ?? []).map(({ name, amount, irregular }, at) => ({
      key: `known ${at}`,
      name,
      amount: typed(amount),
      irregular,
    })),
    benefits: {
      car: { kind: car?.kind ?? '', amount: typed(car?.amount) },
      housing: {
        type: housing?.type ?? '',
        value: typed(housing?.value),
        rentCharged: typed(housing?.rentCharged),
      },
      meals: typed(meals),
      other: typed(other),
    },
    pension: {
      scheme: pension?.scheme ?? '',
      employee: typed(pension?.employee),
      employer: typed(pension?.employer),
      registered: pension?.registered ?? true,
    },
    tierTwoScheme: before?.tierTwoScheme ?? '',
    medicalFund: typed(before?.medicalFund),
    mortgageInterest: typed(before?.mortgageInterest),
    insurance: { premium: typed(insurance?.premium), throughPayroll: insurance?.throughPayroll ?? false },
    deductions: (before?.deductions ?? []).map(({ id, kind, name, amount, balance }, at) => ({
      key: `known ${at}`,
      id,
      kind,
      name,
      amount: typed(amount),
      balance: typed(balance),
    })),
  };
}

/** What the API takes for the values of the form. */
export function inputOf(values: TermsValues): Input {
  const { benefits, pension, insurance } = values;
  const { car, housing } = benefits;
  return {
    from: values.from,
    salary: centsOf(values.salary),
    allowances: values.allowances.map(({ name, amount, irregular }) => ({
      name,
      amount: centsOf(amount),
      irregular,
    })),
    benefits: {
      car: car.kind === '' ? null : { kind: car.kind, amount: centsOf(car.amount) },
      housing:
        housing.type === ''
          ? null
          : {
              type: housing.type,
              value: centsOf(housing.value),
              rentCharged: centsOf(housing.rentCharged),
            },
      meals: centsOf(benefits.meals),
      other: centsOf(benefits.other),
    },
    pension: hasPension(pension)
      ? { ...pension, employee: centsOf(pension.employee), employer: centsOf(pension.employer) }
      : null,
    tierTwoScheme: values.tierTwoScheme.trim() || null,
    medicalFund: centsOf(values.medicalFund),
    mortgageInterest: centsOf(values.mortgageInterest),
    insurance: insurance.premium.trim()
      ? { premium: centsOf(insurance.premium), throughPayroll: insurance.throughPayroll }
      : null,
    deductions: values.deductions.map(({ id, kind, name, amount, balance }) => ({
      ...(id && { id }),
      kind,
      name,
      amount: centsOf(amount),
      balance: balance.trim() ? centsOf(balance) : null,
    })),
  };
}

const hasPension = ({ scheme, employee, employer }: TermsValues['pension']) =>
  [scheme, employee, employer].some((text) => text.trim());

/** Every amount of the form by its path. */
export function amountsOf(values: TermsValues): [path: string, text: string][] {
  const { benefits, pension, insurance } = values;
  return [
    ['salary', values.salary],
    ...values.allowances.map(({ amount }, at): [string, string] => [`allowances.${at}.amount`, amount]),
    ['benefits.car.amount', benefits.car.amount],
    ['benefits.housing.value', benefits.housing.value],
    ['benefits.housing.rentCharged', benefits.housing.rentCharged],
    ['benefits.meals', benefits.meals],
    ['benefits.other', benefits.other],
    ['pension.employee', pension.employee],
    ['pension.employer', pension.employer],
    ['medicalFund', values.medicalFund],
    ['mortgageInterest', values.mortgageInterest],
    ['insurance.premium', insurance.premium],
    ...values.deductions.flatMap(({ amount, balance }, at): [string, string][] => [
      [`deductions.${at}.amount`, amount],
      [`deductions.${at}.balance`, balance],
    ]),
  ];
}
