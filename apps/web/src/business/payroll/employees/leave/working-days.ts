const saturday = 6;
const sunday = 0;
const most = 366;

/** The days from Monday to Friday between two calendar days, both with; public holidays are not known here. */
export function workingDays(from: string, to: string): number {
  const day = new Date(`${from}T00:00:00Z`);
  const last = Date.parse(`${to}T00:00:00Z`);
  let count = 0;
  for (let passed = 0; day.getTime() <= last && passed < most; passed++) {
    if (day.getUTCDay() !== saturday && day.getUTCDay() !== sunday) count += 1;
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return count;
}
