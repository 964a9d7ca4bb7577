import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveConfig } from 'vite';
import { addEntry } from '../edit-list.ts';
import {
  columnName,
  columnType,
  type Field,
  fieldValues,
  type Language,
  languages,
  readField,
} from './kinds.ts';
import { fill, fillTemplate } from './template.ts';

const here = import.meta.dirname;
const texts: Record<Language, object> & { labels: Record<string, Record<Language, string>> } = JSON.parse(
  readFileSync(join(here, 'texts.json'), 'utf8'),
);
export const { labels } = texts;

/** Names of details that the audit trail has words for, so that a noun need not bring them. */
const auditWords = 'packages/contract/src/activity/words.ts';
const nouns = 'packages/contract/src/nouns.ts';
const tables = 'apps/server/src/database/tables.gen.ts';
export const security = 'docs/security.md';
export const migrations = 'apps/server/src/database/migrations';

/** What `npm run new noun` makes. */
export interface NewNoun {
  area: string;
  /** Its records as addresses and files have them: `field-notes`. */
  file: string;
  fields: readonly Field[];
  /** Its sign in the menu, by its name at Tabler: `truck`. */
  icon: string;
  /** In each language the word for one of them, the word for several, and what those of it agree by. */
  words: Readonly<Record<Language, readonly string[]>>;
}

/** What options of the command say beside the fields. */
export type NounOptions = Partial<Record<Language | 'icon', string>>;

/** Reads what the command is given; a text where no noun can be made of it. */
export function readNoun(
  folder: string,
  [path = '', ...fieldTexts]: readonly string[],
  options: NounOptions,
): NewNoun | string {
  const [, area = '', file = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*s)$/.exec(path) ?? [];
  if (!file)
    return `A noun is named by its area and several of it, as organisation/suppliers, and not ${path || 'nothing'}.`;
  if (!existsSync(join(folder, `packages/contract/src/${area}/index.ts`))) return `There is no area ${area}.`;
  if (existsSync(join(folder, `packages/contract/src/${area}/${file}.ts`)))
    return `There are ${file} already.`;
  const fields = fieldTexts.map((text) => readField(text, labels));
  const wrong = fields.find((field) => typeof field === 'string');
  if (wrong) return wrong;
  const read = fields.filter((field) => typeof field !== 'string');
  if (read[0]?.name !== 'name' || read[0].isOptional)
    return 'The first field is the name of a record, as name:name; lists are sorted by it.';
  const many = file.replaceAll('-', ' ');
  const one = many.replace(/ies$/, 'y').replace(/s$/, '');
  const { en = `${one}, ${many}`, sw = en, fr = en, ar = en, icon = 'circle-dashed' } = options;
  const split = (forms: string) => forms.split(',').map((form) => form.trim());
  return {
    area,
    file,
    fields: read,
    icon,
    words: { en: split(en), sw: split(sw), fr: split(fr), ar: split(ar) },
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name: string) => name.replace(/[- ]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of a noun on every side. */
function namesOf({ area, file, icon, words }: NewNoun) {
  const [singular = '', plural = ''] = words.en;
  const one = camel(singular);
  return {
    area,
    file,
    many: camel(file),
    Pascal: capital(camel(file)),
    table: columnName(camel(file)),
    one,
    One: capital(one),
    record: singular.replaceAll(' ', '-'),
    words: singular,
    title: plural,
    Many: capital(plural),
    a: /^[aeiou]/.test(singular) ? 'an' : 'a',
    A: /^[aeiou]/.test(singular) ? 'An' : 'A',
    Icon: `Icon${capital(camel(icon))}`,
  };
}

/**
 * Words of a noun that sentences of a language are made of. French takes `m` or `f`, Swahili the prefix of its class, Arabic its
 * genitive.
 */
function formsOf(language: Language, [singular = '', plural = singular, third = '']: readonly string[]) {
  const isFeminine = third === 'f';
  return {
    singular,
    plural,
    Singular: capital(singular),
    Plural: capital(plural),
    agrees: language === 'sw' && third ? third : 'i',
    genitive: language === 'ar' && third ? third : plural,
    un: isFeminine ? 'une' : 'un',
    Aucun: isFeminine ? 'Aucune' : 'Aucun',
    e: isFeminine ? 'e' : '',
  };
}

/** What its texts give others in a language that has no sentence of its own for them: names alone. */
function textsOf(language: Language, noun: NewNoun, newDetails: readonly Field[]): string {
  const { en } = texts;
  const values = { ...namesOf(noun), ...formsOf(language, noun.words[language]) };
  const words = JSON.parse(fill(JSON.stringify({ ...en, ...texts[language] }), values));
  if (language === 'ar') {
    const plural = `ال${values.plural}`;
    words.others.shell.nav[values.many] = plural;
    words.others.roles.subjects[values.One] = plural;
    words.others.errors.nouns[values.record] = values.genitive;
  }
  words.fields = Object.fromEntries(noun.fields.map(({ name, label }) => [name, label[language]]));
  if (newDetails.length > 0)
    words.others.audit.detail = Object.fromEntries(
      newDetails.map(({ name, label }) => [name, label[language]]),
    );
  return `${JSON.stringify(words, null, 2)}\n`;
}

/** Those of the fields that the audit trail has no word for yet. */
export function unknownDetails(folder: string, fields: readonly Field[]): Field[] {
  const known = readFileSync(join(folder, auditWords), 'utf8') + readFileSync(join(folder, nouns), 'utf8');
  return fields.filter(({ name }) => !known.includes(`'${name}'`));
}

/** The number of the next migration. */
export const nextMigration = (folder: string): string =>
  String(
    Math.max(...readdirSync(join(folder, migrations)).map((name) => Number.parseInt(name, 10) || 0)) + 1,
  ).padStart(4, '0');

/** The files of a noun's own, by where they stand. */
function filesOf(folder: string, noun: NewNoun): Record<string, string> {
  const { fields } = noun;
  const newDetails = unknownDetails(folder, fields);
  const each = fields.map(fieldValues);
  const unique = (values: readonly (string | undefined)[], name: string) =>
    [...new Set(values.filter((value) => value !== undefined))].map((value) => ({ [name]: value }));
  const uses = (component: string) => fields.some(({ kind }) => kind.component === component);
  const lists = {
    each,
    'each-optional': each.filter((_, at) => fields[at]?.isOptional),
    'each-import': unique(
      fields.map(({ kind }) => kind.import),
      'import',
    ),
    helper: unique(
      fields.map(({ kind }) => kind.helper),
      'helper',
    ),
    component: [{ component: ['TextInput', 'Textarea'].filter(uses).join(', ') }],
    day: uses('DayField') ? [{}] : [],
    optional: fields.some(({ isOptional }) => isOptional) ? [{}] : [],
    icon: [{}],
  };
  const values = { ...namesOf(noun), number: nextMigration(folder) };
  const template = readFileSync(join(here, 'noun.txt'), 'utf8');
  return {
    ...fillTemplate(template, { values, lists }),
    ...Object.fromEntries(
      languages.map((language) => [
        `packages/contract/texts/${language}/${noun.file}.json`,
        textsOf(language, noun, newDetails),
      ]),
    ),
  };
}

/** Whether the page of security says that personal data is in a table. */
export const saysPersonal = (folder: string, table: string): boolean =>
  new RegExp(`^\\|[^|]*\`${table}\``, 'm').test(readFileSync(join(folder, security), 'utf8'));

/** The page of security with a row for a table that personal data is in. */
export function withPersonal(source: string, table: string): string {
  const [before, row = '', after] = source.split(/^(\| `employees`.*\n)/m);
  const [, first = '', second = ''] = row.split('|');
  const cells = [`\`${table}\``, 'until deleted; the audit trail keeps what was changed'];
  const widths = [first.length - 2, second.length - 2];
  const line = cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ');
  return `${before}${row}| ${line} |\n${after}`;
}

/** The page of security with a table among those that personal data is in, or those that it is not. */
const secured = (source: string, table: string, isPersonal: boolean): string =>
  isPersonal ? withPersonal(source, table) : source.replace(/(?<=`workspace_settings`)/, `, \`${table}\``);

/** Writes a noun and its lines in the lists, in a clone's folder. Gives the files that it wrote or changed. */
export async function makeNoun(folder: string, noun: NewNoun): Promise<string[]> {
  const { area, file, fields } = noun;
  const { many, One, one, record, table, title, Icon, Pascal } = namesOf(noun);
  const files = filesOf(folder, noun);
  const newDetails = unknownDetails(folder, fields);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const change = (path: string, edit: (source: string) => string) => {
    writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')));
    return path;
  };
  const details =
    newDetails.length > 0 ? `, details: [${newDetails.map(({ name }) => `'${name}'`).join(', ')}]` : '';
  const changed = [
    change(nouns, (source) =>
      addEntry(
        source,
        'nouns',
        `{ subject: '${One}', title: '${title}', page: '/${file}', roles: { manager: manage, agent: read },
          events: [{ name: '${record}', audit: 'change', calls: '${area}.${many}'${details} }] }`,
      ),
    ),
    change(`packages/contract/src/${area}/index.ts`, (source) =>
      addEntry(`import { ${many} } from './${file}.ts';\n${source}`, area, many).replace(
        '\nexport ',
        `\nexport { type ${One}, ${one} } from './${file}.ts';\nexport `,
      ),
    ),
    change(`apps/server/src/${area}/index.ts`, (source) =>
      addEntry(`import { ${many} } from './${file}/handlers.ts';\n${source}`, area, many),
    ),
    change(tables, (source) => addTable(source, { name: table, interfaceName: Pascal, fields })),
    change('apps/web/src/i18n/namespaces.ts', (source) =>
      addEntry(
        `import type ${many} from '@kazi/contract/texts/en/${file}.json';\n${source}`,
        'NounTexts',
        `'${file}': typeof ${many}`,
      ),
    ),
    change('apps/web/src/business/navigation.ts', (source) =>
      addEntry(
        `import ${Icon} from '#icons/${Icon}';\n${source}`,
        'work',
        `{ name: '${many}', ask: ({ forList }) => forList(api.${area}.${many}.list, (cursor) => ({ cursor })),
          to: '/${file}', icon: ${Icon}, needs: ['read', '${One}'] }`,
      ),
    ),
    change(security, (source) =>
      secured(
        source,
        table,
        fields.some(({ kind }) => kind.isPersonal),
      ),
    ),
  ];
  // Reading the build's settings lets the router's plugin write the tree of routes anew.
  await resolveConfig({ root: join(folder, 'apps/web'), logLevel: 'error' }, 'build');
  return [...Object.keys(files), ...changed, 'apps/web/src/business/routes.gen.ts'];
}

/** Its type among those of the tables, as `npm run tables` writes it. */
function addTable(
  source: string,
  { name, interfaceName, fields }: { name: string; interfaceName: string; fields: readonly Field[] },
): string {
  const columns = {
    created_at: 'Generated<Date>',
    id: 'string',
    tenant_id: 'string',
    updated_at: 'Generated<Date>',
    version: 'Generated<number>',
    ...Object.fromEntries(fields.map((field) => [columnName(field.name), columnType(field)])),
  };
  const lines = Object.entries(columns)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([column, type]) => `  ${column}: ${type};`);
  const lower = interfaceName.toLowerCase();
  const type = `export interface ${interfaceName} {\n${lines.join('\n')}\n}\n\n`;
  const isBehind = (known: string) => known === 'DB' || known.toLowerCase() > lower;
  const listed = `  ${name}: ${interfaceName};\n`;
  return insertBefore(
    insertBefore(source, /^export interface (\w+) \{$/gm, isBehind, type),
    /^ {2}(\w+): [A-Z]\w+;\n|^(\})(?=\n*$(?![\s\S]))/gm,
    (known) => known > name,
    listed,
    source.indexOf('export interface DB {'),
  );
}

/** Puts a text before the first match, behind a place, whose name is to come after it; at the end where there is none. */
function insertBefore(
  source: string,
  pattern: RegExp,
  isBehind: (name: string) => boolean,
  text: string,
  from = 0,
): string {
  const match = [...source.matchAll(pattern)].find(
    ({ index, 1: name }) => index > from && (name === undefined || isBehind(name)),
  );
  const at = match?.index ?? source.length;
  return source.slice(0, at) + text + source.slice(at);
}
