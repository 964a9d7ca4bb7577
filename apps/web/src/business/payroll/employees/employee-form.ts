import { rules } from 'virtual:rules/payroll.employees.create';
import { kenyanPhone } from '@kazi/contract/money/words';
import type { Employee } from '@kazi/contract/payroll';
import { employments, residences } from '@kazi/contract/payroll/words';
import { useTranslation } from 'react-i18next';
import type { client } from '../../../api/client.ts';
import { centsIn, type TypedAmount } from '../../../shell/amount/read-amount.ts';
import { useAmountCheck } from '../../../shell/amount/use-amount-check.ts';
import { defineForm } from '../../../shell/form/define-form.ts';

type Input = Omit<Parameters<typeof client.payroll.employees.create>[0], 'terms' | 'leftOn'>;
type Method = NonNullable<Employee['payTo']>['method'];

const noIdentity: NonNullable<Employee['identity']> = { kind: 'national-id', number: '' };
const noPayTo: { method: Method | ''; phone: string; bank: string | null; account: string } = {
  method: '',
  phone: '',
  bank: null,
  account: '',
};

/** An employee as the form begins with them. Numbers of accounts are known in part only, so they are left empty. */
const valuesFrom = (employee: Employee) => ({
  number: employee.number,
  firstName: employee.firstName,
  lastName: employee.lastName,
  email: employee.email ?? '',
  phone: employee.phone ?? '',
  user: employee.user && { id: employee.user.id, name: employee.user.name },
  jobTitle: employee.jobTitle ?? '',
  department: employee.department ?? '',
  joinedOn: employee.joinedOn,
  residence: employee.residence,
  employment: employee.employment,
  kraPin: employee.kraPin ?? '',
  identity: employee.identity ?? noIdentity,
  nssfNumber: employee.nssfNumber ?? '',
  shaNumber: employee.shaNumber ?? '',
  disability: employee.disability ?? { certificate: '', until: '' },
  payTo: employee.payTo
    ? { ...noPayTo, method: employee.payTo.method, bank: employee.payTo.bank?.code ?? null }
    : noPayTo,
});

/** An employee as the form holds them: every field a text, nothing as the empty one. */
export type EmployeeValues = ReturnType<typeof valuesFrom>;

const empty: EmployeeValues = {
  number: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  user: null,
  jobTitle: '',
  department: '',
  joinedOn: '',
  residence: 'resident',
  employment: 'primary',
  kraPin: '',
  identity: noIdentity,
  nssfNumber: '',
  shaNumber: '',
  disability: { certificate: '', until: '' },
  payTo: noPayTo,
};

const orNull = (typed: string) => typed.trim() || null;
/** What is no number of Kenya goes as it was typed, for the API to say so. */
const phoneOf = (typed: string) => kenyanPhone(typed) ?? typed;

function payToOf({ method, phone, bank, account }: EmployeeValues['payTo']): Input['payTo'] {
  if (method === '') return null;
  if (method === 'wallet') return { method };
  if (method === 'mpesa') return { method, phone: phoneOf(phone) };
  return { method, bank: bank ?? '', account };
}

/** How the API takes what the form holds. */
const converters = {
  email: orNull,
  phone: (typed: string) => (typed.trim() ? phoneOf(typed) : null),
  user: (login: EmployeeValues['user']) => login?.id ?? null,
  jobTitle: orNull,
  department: orNull,
  kraPin: orNull,
  identity: (identity: EmployeeValues['identity']) => (identity.number.trim() ? identity : null),
  nssfNumber: orNull,
  shaNumber: orNull,
  disability: (disability: EmployeeValues['disability']) =>
    disability.certificate.trim() || disability.until ? disability : null,
  payTo: payToOf,
};

function useFields() {
  const { t } = useTranslation('payroll');
  return {
    number: t('fields.number'),
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    email: t('fields.email'),
    phone: t('fields.phone'),
    user: { label: t('fields.user'), show: (login: EmployeeValues['user']) => login?.name },
    jobTitle: t('fields.jobTitle'),
    department: t('fields.department'),
    joinedOn: t('fields.joinedOn'),
    residence: {
      label: t('fields.residence'),
      data: residences.map((value) => ({ value, label: t(`residence.${value}`) })),
    },
    employment: {
      label: t('fields.employment'),
      data: employments.map((value) => ({ value, label: t(`employment.${value}`) })),
    },
    kraPin: t('fields.kraPin'),
    identity: {
      label: t('fields.identityNumber'),
      show: ({ number }: EmployeeValues['identity']) => number,
    },
    nssfNumber: t('fields.nssfNumber'),
    shaNumber: t('fields.shaNumber'),
    disability: {
      label: t('fields.certificate'),
      show: ({ certificate }: EmployeeValues['disability']) => certificate,
    },
    payTo: {
      label: t('fields.payTo'),
      show: ({ method }: EmployeeValues['payTo']) => t(`method.${method || 'none'}`),
    },
  };
}

/** What is known of an employee; what they earn is changed apart, from a month on. */
export const employeeForm = defineForm({
  rules,
  draft: 'employee',
  from: valuesFrom,
  empty,
  to: converters,
  useFields,
});

interface NewEmployeeValues extends EmployeeValues {
  salary: TypedAmount;
}

/** A new employee, from the day given on. Only name, number and first day must be known at once. */
export function newEmployeeForm(joinedOn: string) {
  const first: NewEmployeeValues = { ...empty, joinedOn, salary: null };
  return defineForm({
    rules,
    draft: 'employee',
    empty: first,
    to: { ...converters, salary: centsIn },
    useFields() {
      const { t } = useTranslation('payroll');
      const amountProblem = useAmountCheck();
      return {
        ...useFields(),
        salary: {
          label: t('terms.salary'),
          check: (salary) => amountProblem(salary, { min: 0, isOptional: true }),
        },
      };
    },
  });
}
