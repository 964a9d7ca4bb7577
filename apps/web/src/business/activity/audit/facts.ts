const longest = 160;

/** A detail of an entry by its name in the record, which is the API's. */
interface Fact {
  name: string;
  text: string;
}

/** The details of an entry, one a line: of what changed what it was before, of a list what came and what went. */
export function factsOf(
  { changes, ...others }: Record<string, unknown>,
  names: Readonly<Record<string, string>> = {},
): Fact[] {
  const changed = Object.entries(recordOf(changes)).map(([name, change]) => {
    const { before, after } = recordOf(change);
    return { name, text: changedText(before, after, names) };
  });
  const rest = Object.entries(others).map(([name, value]) => ({ name, text: textOf(value, names) }));
  return [...changed, ...rest];
}

function changedText(before: unknown, after: unknown, names: Readonly<Record<string, string>>): string {
  if (!Array.isArray(before) || !Array.isArray(after))
    return `${textOf(before, names)} → ${textOf(after, names)}`;
  const signed = (sign: string, values: unknown[]) =>
    values.map((value) => `${sign}\u00a0${textOf(value, names)}`);
  const came = after.filter((value) => !before.includes(value));
  const went = before.filter((value) => !after.includes(value));
  return cut([...signed('+', came), ...signed('−', went)].join(', ')) || '–';
}

function textOf(value: unknown, names: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return cut(names[value] ?? value);
  if (Array.isArray(value)) return cut(value.map((one) => textOf(one, names)).join(', ')) || '–';
  if (typeof value !== 'object') return String(value);
  return cut(
    Object.entries(value)
      .map(([name, one]) => `${name}: ${textOf(one, names)}`)
      .join(', '),
  );
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
