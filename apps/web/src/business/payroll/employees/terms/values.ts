import { type Cents, noCents } from '@kazi/contract/cents';
import type { Terms } from '@kazi/contract/payroll';
import type { client } from '../../../../api/client.ts';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';

type Input = Omit<Parameters<typeof client.payroll.employees.setTerms>[0], 'id'>;
type CarKind = NonNullable<Terms['benefits']['car']>['kind'];
type HousingType = NonNullable<Terms['benefits']['housing']>['type'];

/** Terms as the form holds them: an amount that is nothing as an empty field. */
export interface TermsValues {
  from: string;
  salary: TypedAmount;
  allowances: { key: string; name: string; amount: TypedAmount; irregular: boolean }[];
  benefits: {
    car: { kind: CarKind | ''; amount: TypedAmount };
    housing: { type: HousingType | ''; value: TypedAmount; rentCharged: TypedAmount };
    meals: TypedAmount;
    other: TypedAmount;
  };
  pension: { scheme: string; employee: TypedAmount; employer: TypedAmount; registered: boolean };
  tierTwoScheme: string;
  medicalFund: TypedAmount;
  mortgageInterest: TypedAmount;
  insurance: { premium: TypedAmount; throughPayroll: boolean };
  deductions: {
    key: string;
    id: string | undefined;
    kind: Terms['deductions'][number]['kind'];
    name: string;
    amount: TypedAmount;
    balance: TypedAmount;
  }[];
}

const typed = (amount: Cents | null | undefined): TypedAmount => amount || null;

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
    salary: centsOrNone(values.salary),
    allowances: values.allowances.map(({ name, amount, irregular }) => ({
      name,
      amount: centsOrNone(amount),
      irregular,
    })),
    benefits: {
      car: car.kind === '' ? null : { kind: car.kind, amount: centsOrNone(car.amount) },
      housing:
        housing.type === ''
          ? null
          : {
              type: housing.type,
              value: centsOrNone(housing.value),
              rentCharged: centsOrNone(housing.rentCharged),
            },
      meals: centsOrNone(benefits.meals),
      other: centsOrNone(benefits.other),
    },
    pension: hasPension(pension)
      ? { ...pension, employee: centsOrNone(pension.employee), employer: centsOrNone(pension.employer) }
      : null,
    tierTwoScheme: values.tierTwoScheme.trim() || null,
    medicalFund: centsOrNone(values.medicalFund),
    mortgageInterest: centsOrNone(values.mortgageInterest),
    insurance:
      insurance.premium !== null
        ? { premium: centsOrNone(insurance.premium), throughPayroll: insurance.throughPayroll }
        : null,
    deductions: values.deductions.map(({ id, kind, name, amount, balance }) => ({
      ...(id && { id }),
      kind,
      name,
      amount: centsOrNone(amount),
      balance: centsIn(balance),
    })),
  };
}

const centsOrNone = (value: TypedAmount): Cents => centsIn(value) ?? noCents;

const hasPension = ({ scheme, employee, employer }: TermsValues['pension']) =>
  scheme.trim() !== '' || employee !== null || employer !== null;

/** Every amount of the form by its path. */
export function amountsOf(values: TermsValues): [path: string, amount: TypedAmount][] {
  const { benefits, pension, insurance } = values;
  return [
    ['salary', values.salary],
    ...values.allowances.map(({ amount }, at): [string, TypedAmount] => [`allowances.${at}.amount`, amount]),
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
    ...values.deductions.flatMap(({ amount, balance }, at): [string, TypedAmount][] => [
      [`deductions.${at}.amount`, amount],
      [`deductions.${at}.balance`, balance],
    ]),
  ];
}
