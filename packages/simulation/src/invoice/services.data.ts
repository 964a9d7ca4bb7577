/** What the sample studio sells: name, what that is, price of one in minor units, and what bears no VAT. */
export const services: readonly {
  title: string;
  detail: string;
  cost: number;
  most: number;
  exempt?: boolean;
}[] = [
  { title: 'Website redesign', detail: 'Design and build, up to twelve pages', cost: 18_500_000, most: 1 },
  { title: 'Mobile app sprint', detail: 'Two weeks of two engineers', cost: 24_000_000, most: 3 },
  { title: 'M-Pesa integration', detail: 'Paybill, callbacks and reconciliation', cost: 14_000_000, most: 1 },
  { title: 'Brand identity', detail: 'Logo, colours, type and guidelines', cost: 9_500_000, most: 1 },
  { title: 'Website maintenance', detail: 'Updates and backups, per month', cost: 2_450_000, most: 6 },
  { title: 'Hosting', detail: 'Two servers in Nairobi, per month', cost: 1_275_000, most: 12 },
  { title: 'Support hours', detail: 'On call, Monday to Saturday', cost: 350_000, most: 20 },
  {
    title: 'Staff training',
    detail: 'One day on site, up to ten people',
    cost: 3_200_000,
    most: 3,
    exempt: true,
  },
  { title: 'User research', detail: 'Interviews with eight customers', cost: 6_800_000, most: 1 },
  { title: 'Product photography', detail: 'Half a day, thirty pictures', cost: 2_750_000, most: 2 },
  { title: 'Analytics report', detail: 'Traffic and sales of a quarter', cost: 1_850_000, most: 2 },
  { title: 'Payroll set-up', detail: 'PAYE, NSSF, SHIF and housing levy', cost: 7_400_000, most: 1 },
];
