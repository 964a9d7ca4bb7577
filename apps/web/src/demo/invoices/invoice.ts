import { dayOf } from '../../shell/days.ts';

/** The firm that writes the invoices. */
export const issuer = {
  name: 'Mawingu Studio',
  address: ['4th floor, Kilimani House', 'Argwings Kodhek Road', 'Nairobi, Kenya'],
  email: 'accounts@mawingustudio.example',
  phone: '+254 720 000 100',
  taxPin: 'P051402233M',
} as const;

/** Integer minor units as a number of whole ones. */
export const fromCents = (cents: number): number => cents / 100;

/** The calendar day so many days from today: `2026-11-02`. */
export function dayFromToday(days = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
