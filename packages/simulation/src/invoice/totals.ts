/** Per cent, of what is not exempt. */
export const vatPercent = 16;

export interface InvoiceLine {
  /** Another for each line of the invoice. */
  id: number;
  title: string;
  detail: string;
  /** With at most two decimals: hours, days, pieces. */
  quantity: number;
  /** Price of one in minor units. */
  cost: number;
  /** Whole per cent. */
  discountPercent: number;
  /** Exempt and zero-rated services bear none. */
  hasVat: boolean;
}

/** All in minor units. */
interface Totals {
  /** Before discounts. */
  subtotal: number;
  discount: number;
  vat: number;
  total: number;
}

/** What a line costs before its discount: whole cents, since hundredths are counted as whole numbers. */
const grossOf = ({ quantity, cost }: InvoiceLine): number =>
  Math.round((Math.round(quantity * 100) * cost) / 100);

/** What a line costs after its discount, without VAT. */
export function netOf(line: InvoiceLine): number {
  const gross = grossOf(line);
  return gross - Math.round((gross * line.discountPercent) / 100);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What an invoice comes to. VAT is rounded once, on the sum of what bears it. */
export function totalsOf(lines: readonly InvoiceLine[]): Totals {
  const subtotal = sumOf(lines.map(grossOf));
  const net = sumOf(lines.map(netOf));
  const vat = Math.round((sumOf(lines.filter(({ hasVat }) => hasVat).map(netOf)) * vatPercent) / 100);
  return { subtotal, discount: subtotal - net, vat, total: net + vat };
}
