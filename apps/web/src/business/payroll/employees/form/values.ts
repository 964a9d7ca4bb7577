import { kenyanPhone } from '@kazi/contract/money/words';
import type { Employee } from '@kazi/contract/payroll';
import type { client } from '../../../../api/client.ts';

type Input = Omit<Parameters<typeof client.payroll.employees.create>[0], 'terms' | 'leftOn'>;
type Kind = NonNullable<Employee['identity']>['kind'];
type Method = NonNullable<Employee['payTo']>['method'];

/** An employee as the form holds them: every field a text, nothing as the empty one. */
export interface EmployeeValues {
  number: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  user: { id: string; name: string } | null;
  jobTitle: string;
  department: string;
  joinedOn: string;
  residence: Employee['residence'];
  employment: Employee['employment'];
  kraPin: string;
  identity: { kind: Kind; number: string };
  nssfNumber: string;
  shaNumber: string;
  disability: { certificate: string; until: string };
  payTo: { method: Method | ''; phone: string; bank: string | null; account: string };
}

const noPayTo: EmployeeValues['payTo'] = { method: '', phone: '', bank: null, account: '' };

/** A new employee, from the day given on. */
export const emptyValues = (joinedOn: string): EmployeeValues => ({
  number: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  user: null,
  jobTitle: '',
  department: '',
  joinedOn,
  residence: 'resident',
  employment: 'primary',
  kraPin: '',
  identity: { kind: 'national-id', number: '' },
  nssfNumber: '',
  shaNumber: '',
  disability: { certificate: '', until: '' },
  payTo: noPayTo,
});

/** An employee as the form begins with them. Numbers of accounts are known in part only, so they are left empty. */
export const valuesOf = (employee: Employee): EmployeeValues => ({
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
  identity: employee.identity ?? { kind: 'national-id', number: '' },
  nssfNumber: employee.nssfNumber ?? '',
  shaNumber: employee.shaNumber ?? '',
  disability: employee.disability ?? { certificate: '', until: '' },
  payTo: employee.payTo
    ? { ...noPayTo, method: employee.payTo.method, bank: employee.payTo.bank?.code ?? null }
    : noPayTo,
});

const orNull = (typed: string) => typed.trim() || null;
/** What is no number of Kenya goes as it was typed, for the API to say so. */
const phoneOf = (typed: string) => kenyanPhone(typed) ?? typed;

function payToOf({ method, phone, bank, account }: EmployeeValues['payTo']): Input['payTo'] {
  if (method === '') return null;
  if (method === 'wallet') return { method };
  if (method === 'mpesa') return { method, phone: phoneOf(phone) };
  return { method, bank: bank ?? '', account };
}

/** What the API takes for the values of a form. */
export function inputOf(values: EmployeeValues): Input {
  const { number, firstName, lastName, joinedOn, residence, employment, identity, disability } = values;
  return {
    number,
    firstName,
    lastName,
    joinedOn,
    residence,
    employment,
    email: orNull(values.email),
    phone: values.phone.trim() ? phoneOf(values.phone) : null,
    user: values.user?.id ?? null,
    jobTitle: orNull(values.jobTitle),
    department: orNull(values.department),
    kraPin: orNull(values.kraPin),
    identity: identity.number.trim() ? identity : null,
    nssfNumber: orNull(values.nssfNumber),
    shaNumber: orNull(values.shaNumber),
    disability: disability.certificate.trim() || disability.until ? disability : null,
    payTo: payToOf(values.payTo),
  };
}

/** What the API takes for the values that were changed, and for no other. */
export function changeOf(before: EmployeeValues, change: Partial<EmployeeValues>): Partial<Input> {
  const input = inputOf({ ...before, ...change });
  return Object.fromEntries(Object.entries(input).filter(([name]) => name in change));
}
