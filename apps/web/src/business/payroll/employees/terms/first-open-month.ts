interface Known {
  /** Their first day. */
  joinedOn: string;
  /** The last month that they were paid for; its terms stay as they are. */
  lastPaid: string | undefined;
  today: string;
}

const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length);

function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return monthOf(next.toISOString());
}

/** The first month, from this one on, whose terms can still be set: who begins later earns from their first month on. */
export function firstOpenMonth({ joinedOn, lastPaid, today }: Known): string {
  const months = [monthOf(joinedOn), monthOf(today), ...(lastPaid ? [monthAfter(lastPaid)] : [])];
  return months.sort().at(-1) ?? monthOf(today);
}
