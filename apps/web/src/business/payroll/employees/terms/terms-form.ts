import { rules } from 'virtual:rules/payroll.employees.setTerms';
import { type Cents, noCents } from '@kazi/contract/cents';
import type { Terms } from '@kazi/contract/payroll';
import { useTranslation } from 'react-i18next';
import { centsIn, type TypedAmount } from '../../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../../shell/amount/use-amount-check.ts';
import { isWritten } from '../../../../shell/days.ts';
import { defineForm } from '../../../../shell/form/define-form.ts';

/** Nothing is chosen. */
const none = '' as const;

const typed = (amount: Cents | null | undefined): TypedAmount => amount || null;

/** Terms as the form begins with them: those of before, from another month on; or none. */
export function valuesOf(from: string, before: Terms | null) {
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
      car: { kind: car?.kind ?? none, amount: typed(car?.amount) },
      housing: {
        type: housing?.type ?? none,
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
    deductions: (before?.deductions ?? []).map(({ id, kind, name, amount, balance, left }, at) => ({
      key: `known ${at}`,
      id,
      kind,
      name,
      amount: typed(amount),
      balance: typed(balance),
      left,
    })),
  };
}

/** Terms as the form holds them: an amount that is nothing as an empty field. */
export type TermsValues = ReturnType<typeof valuesOf>;

/** How the API takes what the form holds. */
const converters = {
  salary: centsOrNone,
  allowances: (allowances: TermsValues['allowances']) =>
    allowances.map(({ name, amount, irregular }) => ({ name, amount: centsOrNone(amount), irregular })),
  benefits: ({ car, housing, meals, other }: TermsValues['benefits']) => ({
    car: car.kind === '' ? null : { kind: car.kind, amount: centsOrNone(car.amount) },
    housing:
      housing.type === ''
        ? null
        : {
            type: housing.type,
            value: centsOrNone(housing.value),
            rentCharged: centsOrNone(housing.rentCharged),
          },
    meals: centsOrNone(meals),
    other: centsOrNone(other),
  }),
  pension: (pension: TermsValues['pension']) =>
    hasPension(pension)
      ? { ...pension, employee: centsOrNone(pension.employee), employer: centsOrNone(pension.employer) }
      : null,
  tierTwoScheme: (typed: string) => typed.trim() || null,
  medicalFund: centsOrNone,
  mortgageInterest: centsOrNone,
  insurance: ({ premium, throughPayroll }: TermsValues['insurance']) =>
    premium === null ? null : { premium: centsOrNone(premium), throughPayroll },
  deductions: (deductions: TermsValues['deductions']) =>
    deductions.map(({ id, kind, name, amount, balance }) => ({
      ...(id && { id }),
      kind,
      name,
      amount: centsOrNone(amount),
      balance: centsIn(balance),
    })),
};

function centsOrNone(value: TypedAmount): Cents {
  return centsIn(value) ?? noCents;
}

const hasPension = ({ scheme, employee, employer }: TermsValues['pension']) =>
  scheme.trim() !== '' || employee !== null || employer !== null;

/** Terms from a month on, as `valuesOf` begins them. */
export const termsForm = defineForm({
  draft: 'terms',
  rules,
  from: (values: TermsValues) => values,
  empty: valuesOf('', null),
  to: converters,
  useFields() {
    const { t } = useTranslation('payroll');
    const amountProblem = useAmountCheck();
    const optional = (amount: TypedAmount) => amountProblem(amount, { min: 0, isOptional: true });
    return {
      from: {
        label: t('terms.from'),
        check: (month) => (isWritten(month, 'month') ? null : t('terms.fromProblem')),
      },
      salary: { label: t('terms.salary'), check: (amount) => amountProblem(amount, { min: 0 }) },
      allowances: {
        label: t('terms.allowances'),
        check: (items) =>
          Object.fromEntries(items.map(({ amount }, at) => [`${at}.amount`, optional(amount)])),
      },
      benefits: {
        label: t('terms.benefits'),
        check: ({ car, housing, meals, other }) => ({
          'car.amount': optional(car.amount),
          'housing.value': optional(housing.value),
          'housing.rentCharged': optional(housing.rentCharged),
          meals: optional(meals),
          other: optional(other),
        }),
      },
      pension: {
        label: t('terms.pensionScheme'),
        check: ({ employee, employer }) => ({ employee: optional(employee), employer: optional(employer) }),
      },
      tierTwoScheme: t('terms.tierTwo'),
      medicalFund: { label: t('terms.medicalFund'), check: optional },
      mortgageInterest: { label: t('terms.mortgageInterest'), check: optional },
      insurance: {
        label: t('terms.premium'),
        check: ({ premium }) => ({ premium: optional(premium) }),
      },
      deductions: {
        label: t('terms.deductions'),
        check: (items) =>
          Object.fromEntries(
            items.flatMap(({ amount, balance }, at) => [
              [`${at}.amount`, optional(amount)],
              [`${at}.balance`, optional(balance)],
            ]),
          ),
      },
    };
  },
});
