import type { Invoice } from './contract.ts';

const amountText = (minor: number) => (minor / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });

/** `12 Nov 2026`; newer browsers write a four-letter "Sept". */
const dayText = (day: string) =>
  new Date(`${day}T00:00`)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
    .replace('Sept', 'Sep');

/** What an invoice is found by: all that a reader of the list sees of it, or a program is given, a balance of 0 being “paid”. */
export function searchedTexts({
  id,
  client,
  service,
  issuedDate,
  dueDate,
  total,
  balance,
}: Invoice): string[] {
  return [
    String(id),
    client.name,
    client.company,
    client.companyEmail,
    service,
    ...[issuedDate, dueDate].flatMap((day) => [day, dayText(day)]),
    ...[total, balance].flatMap((amount) => [amountText(amount), String(amount / 100), String(amount)]),
    balance === 0 ? 'paid' : '',
  ];
}
