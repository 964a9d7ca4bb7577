const smallest = ['byte', 1] as const;
const units = [smallest, ['kilobyte', 1000], ['megabyte', 1_000_000]] as const;

/** A size in bytes as people read it: `1.2 MB`. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = units.findLast(([, least]) => bytes >= least) ?? smallest;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}
