/** What a field of a kind is on every side. */
interface Kind {
  /** Its schema in the contract, by a helper of `shared` or of another area. */
  schema: string;
  helper?: string;
  import?: string;
  /** What shows it in a form: its component of Mantine, or the day field; more of its attributes. */
  component: 'TextInput' | 'Textarea' | 'DayField';
  attributes?: string;
  /** A value that passes; another way to write what browser tests type. */
  sample: string;
  column: 'text' | 'date';
  /** It is of a person, so that docs/security.md has to name its table. */
  isPersonal?: true;
}

/** Kinds of fields that the commands know. */
export const kinds: Readonly<Record<string, Kind>> = {
  name: { schema: 'name(120)', helper: 'name', component: 'TextInput', sample: 'Mwanga', column: 'text' },
  line: { schema: 'line(200)', helper: 'line', component: 'TextInput', sample: 'A line', column: 'text' },
  prose: {
    schema: 'prose(5000)',
    helper: 'prose',
    component: 'Textarea',
    attributes: ' autosize minRows={3} maxRows={10}',
    sample: 'Some words',
    column: 'text',
  },
  phone: {
    schema: 'phone',
    helper: 'phone',
    component: 'TextInput',
    attributes: ' type="tel"',
    sample: '+254712345678',
    column: 'text',
    isPersonal: true,
  },
  email: {
    schema: 'email',
    helper: 'email',
    component: 'TextInput',
    attributes: ' type="email"',
    sample: 'duka@kazi.test',
    column: 'text',
    isPersonal: true,
  },
  pin: {
    schema: 'kraPin',
    import: "{ kraPin } from '../payroll/index.ts'",
    component: 'TextInput',
    sample: 'P051234567X',
    column: 'text',
    isPersonal: true,
  },
  day: { schema: 'day', helper: 'day', component: 'DayField', sample: '2026-12-01', column: 'date' },
};

/** A field as the command names it: `phone:phone?` is one of the kind phone that may be left out. */
export interface Field {
  name: string;
  kind: Kind;
  isOptional: boolean;
  label: Readonly<Record<Language, string>>;
}

export const languages = ['en', 'sw', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];

type Labels = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Reads a field such as `phone:phone?`; a text where it cannot be one. `labels` are those that are known in every language. */
export function readField(
  text: string,
  labels: Labels,
  words: Partial<Record<Language, string>> = {},
): Field | string {
  const [, name = '', kindName = '', mark] = /^([a-z]\w*):([a-z]+)(\?)?$/.exec(text) ?? [];
  const kind = kinds[kindName];
  if (!name) return `A field is written as phone:phone or phone:phone?, and not ${text}.`;
  if (!kind) return `There is no kind ${kindName} of fields; there are ${Object.keys(kinds).join(', ')}.`;
  const spoken = spaced(name);
  const en = words.en ?? labels[name]?.en ?? spoken.charAt(0).toUpperCase() + spoken.slice(1);
  const label = (language: Language) => words[language] ?? labels[name]?.[language] ?? en;
  return {
    name,
    kind,
    isOptional: mark === '?',
    label: { en, sw: label('sw'), fr: label('fr'), ar: label('ar') },
  };
}

/** taxNumber as `tax number`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** taxNumber as `tax_number`, as columns are called. */
export const columnName = (name: string): string => spaced(name).replaceAll(' ', '_');

/** What templates fill in of a field. */
export function fieldValues({ name, kind, isOptional, label }: Field): Record<string, string> {
  const isText = kind.column === 'text';
  const output = isText ? 'z.string()' : 'day';
  return {
    field: name,
    column: columnName(name),
    schema: isOptional ? `${kind.schema}.nullable().optional()` : kind.schema,
    output: isOptional ? `${output}.nullable()` : output,
    sql: `${kind.column}${isOptional ? '' : ' not null'}`,
    sample: kind.sample,
    cell: name,
    fallback: isOptional ? " ?? ''" : '',
    input: `<${kind.component} {...form.getInputProps('${name}')}${kind.attributes ?? ''}${name === 'name' ? ' data-autofocus' : ''} />`,
    label: label.en,
    typed: name === 'name' ? 'name' : `'${kind.sample}'`,
  };
}

/** The type of its column, as `tables.gen.ts` has it. */
export const columnType = ({ isOptional }: Field): string => (isOptional ? 'string | null' : 'string');
