import { type Cents, cents } from '@kazi/contract/cents';
import { newEmployee, payrollSettingsChange, type terms } from '@kazi/contract/payroll';
import type * as z from 'zod';

const kes = (shillings: number): Cents => cents(shillings * 100);
/** The people who began with the firm. */
const founded = '2023-02-01';

/** The employer, as forms and payslips name it. Pay is due on the 25th. */
export const employer = payrollSettingsChange.parse({
  version: 1,
  name: 'Mawingu Studio Ltd',
  kraPin: 'P051782346K',
  nssfNumber: '00784512',
  shaNumber: 'SHA/51782346',
  payDay: 25,
  payer: 'me',
});

type Hired = Omit<z.input<typeof newEmployee>, 'joinedOn' | 'terms'> & { joinedOn?: string };
type Earning = Omit<z.input<typeof terms>, 'from'>;

export interface SampleEmployee extends Pick<z.output<typeof newEmployee>, 'terms'> {
  hired: Omit<z.output<typeof newEmployee>, 'terms'>;
  /** How the sample calls the user whose employment it is. */
  login: string | undefined;
  /** What this year brought them, where it brought something. */
  year: 'joins' | 'leaves' | 'corrected' | 'raised' | undefined;
}

const hire = (
  hired: Hired,
  earning: Earning,
  { login, year }: { login?: string; year?: SampleEmployee['year'] } = {},
): SampleEmployee => {
  const { terms: parsed, ...rest } = newEmployee.parse({
    joinedOn: founded,
    email: `${hired.firstName}.${hired.lastName}@kazi.test`.toLowerCase(),
    ...hired,
    terms: earning,
  });
  return { hired: rest, terms: parsed, login, year };
};

const nationalId = (number: string) => ({ kind: 'national-id', number }) as const;
const toBank = (bank: string, account: string) => ({ method: 'bank', bank, account }) as const;
const toPhone = (phone: string) => ({ method: 'mpesa', phone }) as const;

/** The twelve employees of Mawingu Studio. */
export const employees: SampleEmployee[] = [
  hire(
    {
      number: 'MS-001',
      firstName: 'Daniel',
      lastName: 'Kimani',
      jobTitle: 'Head of engineering',
      department: 'Engineering',
      phone: '+254722651101',
      kraPin: 'A004718236M',
      identity: nationalId('22714509'),
      nssfNumber: '200714563',
      shaNumber: 'CR2207145093118-4',
      payTo: toBank('01', '1107348821'),
    },
    {
      salary: kes(320_000),
      benefits: { car: { kind: 'cost', amount: kes(2_400_000) } },
    },
  ),
  hire(
    {
      number: 'MS-002',
      firstName: 'Caroline',
      lastName: 'Wambui',
      jobTitle: 'Head of finance and people',
      department: 'Finance',
      phone: '+254722651102',
      kraPin: 'A005231987T',
      identity: nationalId('24310876'),
      nssfNumber: '200852147',
      shaNumber: 'CR2243108761207-9',
      payTo: toBank('07', '8830415627'),
    },
    {
      salary: kes(185_000),
      allowances: [{ name: 'Housing allowance', amount: kes(45_000) }],
      pension: { scheme: 'Zamara Fanaka', employee: kes(15_000), employer: kes(15_000) },
    },
  ),
  hire(
    {
      number: 'MS-003',
      joinedOn: '2023-05-15',
      firstName: 'Joseph',
      lastName: 'Omondi',
      jobTitle: 'Senior software engineer',
      department: 'Engineering',
      phone: '+254711651103',
      kraPin: 'A006120458Q',
      identity: nationalId('26457813'),
      nssfNumber: '201136904',
      shaNumber: 'CR2264578134410-2',
      payTo: { method: 'pesalink', bank: '68', account: '0180294471556' },
    },
    { salary: kes(240_000) },
  ),
  hire(
    {
      number: 'MS-004',
      joinedOn: '2023-09-04',
      firstName: 'Halima',
      lastName: 'Noor',
      jobTitle: 'Product designer',
      department: 'Design',
      phone: '+254711651104',
      kraPin: 'A007345129H',
      identity: nationalId('28904417'),
      nssfNumber: '201347725',
      shaNumber: 'CR2289044176632-1',
      payTo: toBank('57', '00407316291150'),
    },
    { salary: kes(140_000) },
    { year: 'raised' },
  ),
  hire(
    {
      number: 'MS-005',
      joinedOn: '2024-01-08',
      firstName: 'Grace',
      lastName: 'Njeri',
      jobTitle: 'Project coordinator',
      department: 'Delivery',
      email: 'employee@kazi.test',
      phone: '+254700640041',
      kraPin: 'A008217634D',
      identity: nationalId('30127745'),
      nssfNumber: '201569038',
      shaNumber: 'CR2301277450025-7',
      payTo: { method: 'wallet' },
    },
    { salary: kes(85_000) },
    { login: 'grace' },
  ),
  hire(
    {
      number: 'MS-006',
      joinedOn: '2024-03-18',
      firstName: 'Peter',
      lastName: 'Kariuki',
      jobTitle: 'Support technician',
      department: 'Delivery',
      phone: '+254700640042',
      kraPin: 'A009034571P',
      identity: nationalId('31568902'),
      nssfNumber: '201700416',
      shaNumber: 'CR2315689022871-3',
      payTo: toPhone('+254700640042'),
    },
    { salary: kes(62_000) },
    { login: 'peter' },
  ),
  hire(
    {
      number: 'MS-007',
      joinedOn: '2024-06-03',
      firstName: 'Faith',
      lastName: 'Mutheu',
      jobTitle: 'Accounts assistant',
      department: 'Finance',
      phone: '+254700651107',
      kraPin: 'A010478265C',
      identity: nationalId('33409128'),
      nssfNumber: '202015889',
      shaNumber: 'CR2334091285514-0',
      payTo: toBank('11', '01109348825600'),
    },
    {
      salary: kes(58_000),
      deductions: [
        { kind: 'sacco', name: 'Stima Sacco loan', amount: kes(6_500), balance: kes(156_000) },
        { kind: 'helb', name: 'HELB', amount: kes(3_500) },
      ],
    },
  ),
  hire(
    {
      number: 'MS-008',
      firstName: 'Moses',
      lastName: 'Kiprono',
      jobTitle: 'Driver',
      department: 'Office',
      phone: '+254700651108',
      kraPin: 'A003962741R',
      identity: nationalId('20986134'),
      nssfNumber: '200498127',
      shaNumber: 'CR2209861347706-5',
      payTo: toPhone('+254700651108'),
    },
    { salary: kes(36_000) },
    { year: 'corrected' },
  ),
  hire(
    {
      number: 'MS-009',
      joinedOn: '2024-10-01',
      firstName: 'Joyce',
      lastName: 'Akinyi',
      jobTitle: 'Office assistant',
      department: 'Office',
      phone: '+254700651109',
      kraPin: 'A011356827K',
      identity: nationalId('34872056'),
      nssfNumber: '202248713',
      shaNumber: 'CR2348720569948-6',
      payTo: toBank('68', '0260187733409'),
    },
    { salary: kes(28_000) },
  ),
  hire(
    {
      number: 'MS-010',
      joinedOn: '2024-08-12',
      firstName: 'Ali',
      lastName: 'Mohamed',
      jobTitle: 'Marketing officer',
      department: 'Sales',
      phone: '+254711651110',
      kraPin: 'A008993412B',
      identity: nationalId('30755318'),
      nssfNumber: '201613350',
      shaNumber: 'CR2307553186049-8',
      payTo: toBank('31', '0100004738821'),
    },
    { salary: kes(95_000), allowances: [{ name: 'Airtime', amount: kes(4_000) }] },
  ),
  hire(
    {
      number: 'MS-011',
      joinedOn: '2023-11-20',
      firstName: 'Ruth',
      lastName: 'Nyambura',
      jobTitle: 'Software engineer',
      department: 'Engineering',
      phone: '+254711651111',
      kraPin: 'A007718054N',
      identity: nationalId('29440671'),
      nssfNumber: '201428896',
      shaNumber: 'CR2294406713320-4',
      payTo: toBank('63', '5060138842'),
    },
    { salary: kes(165_000) },
    { year: 'leaves' },
  ),
  hire(
    {
      number: 'MS-012',
      firstName: 'Victor',
      lastName: 'Wekesa',
      jobTitle: 'Test engineer',
      department: 'Engineering',
      phone: '+254711651112',
      kraPin: 'A012047395J',
      identity: nationalId('36015742'),
      nssfNumber: '202490357',
      shaNumber: 'CR2360157428813-1',
      payTo: toBank('01', '1283306674'),
    },
    { salary: kes(110_000) },
    { year: 'joins' },
  ),
];
