import type { RoleName } from '@kazi/contract/abilities';

/** Everybody's password in the sample workspace. */
export const samplePassword = 'kazi-sample-2026';

export interface SamplePerson {
  /** How the other sample data name this person. */
  as: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: RoleName;
  /** A business of theirs, which owns projects. */
  business?: string;
}

const person = (
  as: string,
  firstName: string,
  lastName: string,
  role: RoleName,
  phone: string,
  more: { email?: string; business?: string } = {},
): SamplePerson => ({
  as,
  firstName,
  lastName,
  role,
  phone,
  email: `${firstName}.${lastName}@kazi.test`.toLowerCase(),
  ...more,
});

/** The people of Mawingu Studio, a software studio in Nairobi, and two clients of theirs. */
export const people: SamplePerson[] = [
  person('wanjiru', 'Wanjiru', 'Kamau', 'owner', '+254722410011', {
    email: 'owner@kazi.test',
    business: 'Mawingu Studio',
  }),
  person('kiptoo', 'Samuel', 'Kiptoo', 'admin', '+254722410012', { email: 'admin@kazi.test' }),
  person('brian', 'Brian', 'Otieno', 'manager', '+254722410013', { email: 'manager@kazi.test' }),
  person('esther', 'Esther', 'Mutua', 'manager', '+254722410014'),
  person('fatuma', 'Fatuma', 'Hassan', 'client', '+254733820021', {
    email: 'client@kazi.test',
    business: 'Tamu Foods Ltd',
  }),
  person('rajesh', 'Rajesh', 'Patel', 'client', '+254733820022', { business: 'Patel Hardware & Paints' }),
  person('kevin', 'Kevin', 'Mwangi', 'agent', '+254711530031', { email: 'agent@kazi.test' }),
  person('aisha', 'Aisha', 'Abdi', 'agent', '+254711530032'),
  person('dennis', 'Dennis', 'Ochieng', 'agent', '+254711530033'),
  person('mercy', 'Mercy', 'Chebet', 'agent', '+254711530034'),
  person('lilian', 'Lilian', 'Atieno', 'agent', '+254711530035'),
  person('yusuf', 'Yusuf', 'Ali', 'agent', '+254711530036'),
  person('grace', 'Grace', 'Njeri', 'employee', '+254700640041', { email: 'employee@kazi.test' }),
  person('peter', 'Peter', 'Kariuki', 'employee', '+254700640042'),
];
