import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addInside } from '../edit-list.ts';
import {
  columnName,
  columnType,
  type Field,
  fieldValues,
  type Language,
  languages,
  readField,
} from './kinds.ts';
import {
  labels,
  migrations,
  nextMigration,
  saysPersonal,
  security,
  unknownDetails,
  withPersonal,
} from './noun.ts';
import { fill } from './template.ts';

/** What `npm run new field` adds, and to what: a plain noun by its area and name, or tasks. */
export interface NewField {
  path: string;
  field: Field;
}

/** Reads what the command is given; a text where there is no such noun, or no such kind. */
export function readNewField(
  folder: string,
  [path = '', text = '']: readonly string[],
  options: Partial<Record<Language, string>>,
): NewField | string {
  const field = readField(text, labels, options);
  if (typeof field === 'string') return field;
  if (!field.isOptional && field.kind.column === 'date')
    return `Records that there are have no ${field.name}: let it be left out, as ${text}?.`;
  if (path === 'task')
    return text.endsWith(':line')
      ? { path, field }
      : 'A task gets lines of text, as priorityReason:line; other kinds ask for more than lists.';
  if (
    !existsSync(join(folder, `apps/server/src/${path}/handlers.ts`)) ||
    !existsSync(join(folder, textsFile(path, 'en')))
  )
    return `There is no plain noun ${path || 'of no name'}, as organisation/suppliers is one, nor is it task.`;
  return { path, field };
}

const textsFile = (path: string, language: Language) =>
  `packages/contract/texts/${language}/${path.replace(/^.*\//, '')}.json`;

/** Adds a field everywhere. Gives the files that it wrote or changed. */
export function makeField(folder: string, { path, field }: NewField): string[] {
  const edits = path === 'task' ? taskEdits(folder, field) : nounEdits(folder, path, field);
  // All of them first: where one finds no place, nothing is written.
  const changed = edits.map(([file, edit]) => {
    const place = join(folder, file);
    return { file, source: edit(existsSync(place) ? readFileSync(place, 'utf8') : '') };
  });
  for (const { file, source } of changed) writeFileSync(join(folder, file), source);
  return changed.map(({ file }) => file);
}

type Edit = readonly [file: string, edit: (source: string) => string];

/** The migration that adds the column. */
function migration(folder: string, table: string, field: Field): Edit {
  const { column = '', sql } = fieldValues(field);
  const type = field.isOptional ? sql : `${field.kind.column} not null default ''`;
  return [
    `${migrations}/${nextMigration(folder)}_${table}_${column}.sql`,
    () => `alter table ${table} add column ${column} ${type};\n`,
  ];
}

/** The type of the column, in its place among those of the table. */
function columnEdit(table: string, field: Field): Edit {
  const name = columnName(field.name);
  return [
    'apps/server/src/database/tables.gen.ts',
    (source) => {
      const [, type = ''] = new RegExp(`^  ${table}: (\\w+);$`, 'm').exec(source) ?? [];
      const start = source.indexOf(`export interface ${type} {`);
      const end = source.indexOf('\n}', start);
      const columns = source.slice(start, end).split('\n');
      const at = columns.findIndex((line, index) => index > 0 && line.trim() > name);
      const columnKind = field.isOptional ? columnType(field) : `Generated<${columnType(field)}>`;
      columns.splice(at < 0 ? columns.length : at, 0, `  ${name}: ${columnKind};`);
      return source.slice(0, start) + columns.join('\n') + source.slice(end);
    },
  ];
}

/** Its word in each language among those of a noun, for its screens and where it is new to it for the audit trail. */
const textEdits = (path: string, field: Field, isNewDetail: boolean): Edit[] =>
  languages.map((language) => [
    textsFile(path, language),
    (source) => {
      const words = JSON.parse(source);
      const word = { [field.name]: field.label[language] };
      Object.assign(words.fields, word);
      if (isNewDetail) words.others.audit.detail = { ...words.others.audit.detail, ...word };
      return `${JSON.stringify(words, null, 2)}\n`;
    },
  ]);

/** The schema of the contract, in what is given and what is answered. */
const contractEdit = (field: Field, record: string) => (source: string) => {
  const { schema = '', output = '' } = fieldValues(field);
  const inputSchema = field.isOptional ? schema : `${schema}.optional()`;
  const { helper, import: importLine } = field.kind;
  const result = addInside(
    addInside(source, `export const ${record} = z.object({`, `${field.name}: ${output}`, 'version,'),
    'const fields = z.object({',
    `${field.name}: ${inputSchema}`,
  );
  const isMissing = (text: string) => !source.includes(text);
  if (importLine && isMissing(importLine)) return `import ${importLine};\n${result}`;
  return helper && isMissing(`  ${helper},\n`) ? result.replace('  id,\n', `  id,\n  ${helper},\n`) : result;
};

/** The form of the dialog: its value, its label and what shows it. */
const dialogEdit = (field: Field, record: string) => (source: string) => {
  const { fallback = '', input = '' } = fieldValues(field);
  const { component } = field.kind;
  const t = `${field.name}: t('fields.${field.name}')`;
  const [, texts = ''] = /useTranslation\(('[\w-]+')\)/.exec(source) ?? [];
  let result = addInside(source, '=> ({', `${field.name}: ${record}.${field.name}${fallback}`);
  result = addInside(result, '  empty: {', `${field.name}: ''`);
  result = addInside(result, `useTranslation(${texts});\n    return {`, t);
  if (field.isOptional) {
    result = addInside(result, '  to: {', `${field.name}: orNull`);
    if (!source.includes('const orNull'))
      result = result.replace(
        /^const \w+Form/m,
        (form) => `const orNull = (typed: string) => typed.trim() || null;\n\n${form}`,
      );
  }
  result = result.replace(/^ {8}<\/>/m, (end) => `          ${input}\n${end}`);
  if (source.includes(`${component} `) || source.includes(`${component},`)) return result;
  return component === 'DayField'
    ? `import { DayField } from '../../../shell/day-field/day-field.tsx';\n${result}`
    : result.replace("} from '@mantine/core'", `, ${component} } from '@mantine/core'`);
};

function nounEdits(folder: string, path: string, field: Field): Edit[] {
  const [area = '', file = ''] = path.split('/');
  const { name } = field;
  const { column, sample, cell } = fieldValues(field);
  const table = file.replaceAll('-', '_');
  const screens = `apps/web/src/business/${area}/${file}/${file}`;
  const dialogs = readFileSync(join(folder, `${screens}-dialogs.tsx`), 'utf8');
  const record = /from: \((\w+): /.exec(dialogs)?.[1] ?? '';
  const isNewDetail = unknownDetails(folder, [field]).length > 0;
  const calls = `calls: '${area}.${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}'`;
  return [
    [`packages/contract/src/${path}.ts`, contractEdit(field, record)],
    migration(folder, table, field),
    columnEdit(table, field),
    [
      `apps/server/src/${path}/handlers.ts`,
      (source) =>
        addInside(
          addInside(source, `'${table}'>()({`, `${name}: '${column}'`),
          '=> ({',
          `${name}: row.${column}`,
          'version:',
        ),
    ],
    [
      `apps/server/src/${path}/${file}.test.ts`,
      (source) => addInside(source, 'const sample = {', `${name}: '${sample}'`),
    ],
    [
      `${screens}-page.tsx`,
      (source) =>
        addInside(
          source,
          'return [',
          `{ heading: t('fields.${name}'), cell: ({ ${name} }) => ${cell} }`,
          "{ heading: t('actions')",
        ),
    ],
    [`${screens}-dialogs.tsx`, dialogEdit(field, record)],
    ...(field.kind.isPersonal && !saysPersonal(folder, table)
      ? [
          [
            security,
            (source: string) => withPersonal(source.replace(`, \`${table}\``, ''), table),
          ] satisfies Edit,
        ]
      : []),
    ...textEdits(path, field, isNewDetail),
    ...(isNewDetail
      ? [
          [
            'packages/contract/src/nouns.ts',
            (source: string) => withDetail(source, calls, name),
          ] satisfies Edit,
        ]
      : []),
  ];
}

/** The audit trail tells of changes of a noun's field by name. */
const withDetail = (source: string, calls: string, name: string): string =>
  source.includes(`${calls}, details: [`)
    ? source.replace(`${calls}, details: [`, `${calls}, details: ['${name}', `)
    : source.replace(calls, `${calls}, details: ['${name}']`);

const server = 'apps/server/src/work/tasks';
const web = 'apps/web/src/business/work';

/** The file of a folder that has a text. */
function fileWith(folder: string, within: string, text: string): string {
  const file = readdirSync(join(folder, within)).find(
    (name) =>
      /(?<!\.test)\.tsx?$/.test(name) && readFileSync(join(folder, within, name), 'utf8').includes(text),
  );
  if (!file) throw new Error(`No file of ${within} has ${text}`);
  return `${within}/${file}`;
}

/** Where the server keeps a line of a task, reads it and gives it. */
function serverTaskEdits(folder: string, name: string): Edit[] {
  const column = columnName(name);
  return merged([
    [
      fileWith(folder, server, "defineFields<TaskContent, 'tasks'>"),
      (source) =>
        addInside(
          addInside(source, "defineFields<TaskContent, 'tasks'>()({", `${name}: '${column}'`, 'reward: '),
          '): TaskContent => ({',
          `${name}: row.${column}`,
          'reward: ',
        ),
    ],
    [
      fileWith(folder, server, "'t.estimate'"),
      (source) => source.replace("'t.estimate'", `'t.estimate', 't.${column}'`),
    ],
    [
      fileWith(folder, server, 'rewardState: row.reward_state'),
      (source) =>
        source.replace(/^( +)reward: rewardOf\(row\),\n(?= +rewardState)/m, `$1${name}: row.${column},\n$&`),
    ],
  ]);
}

/** Fields of a task with the schema of longer text, which none of them has before. */
const withProse = (source: string): string =>
  source.includes(', prose,') ? source : source.replace('oneOrMore, ', 'oneOrMore, prose, ');

/**
 * A line of text of a task. The list, the history, the question whose change shall hold and what is taken back read it from the table of
 * task fields; the opened task has a place for it.
 */
function taskEdits(folder: string, field: Field): Edit[] {
  const { name, label } = field;
  const column = columnName(name);
  const property = readFileSync(join(import.meta.dirname, 'text-property.txt'), 'utf8');
  const values = { field: name, Field: name.charAt(0).toUpperCase() + name.slice(1) };
  return [
    [
      'packages/contract/src/work/task.ts',
      (source) => addInside(source, 'export const taskCard = z.object({', `${name}: z.string()`, 'reward: '),
    ],
    [
      fileWith(folder, 'packages/contract/src/work', 'title: line(titleMaxLength),\n  description'),
      (source) =>
        addInside(
          withProse(source),
          'const fields = z.object({',
          `${name}: prose(200).optional()`,
          'reward: ',
        ),
    ],
    migration(folder, 'tasks', field),
    columnEdit('tasks', field),
    ...serverTaskEdits(folder, name),
    [
      `${web}/fields/task-fields.ts`,
      (source) =>
        addInside(
          source,
          'export const taskFields = {',
          `${name}: { name: '${name}', kind: 'text', column: { width: '160px' } }`,
          'reward: ',
        ),
    ],
    [
      `${web}/task/task-properties.tsx`,
      (source) =>
        addInside(
          source.replace('/** Every field that no other part', `${fill(property, values)}$&`),
          'ComponentType<ChangeableProps>;\n} = {',
          `${name}: ${values.Field}Property`,
        ).replace('import { NumberInput }', 'import { NumberInput, TextInput }'),
    ],
    // Whole rows of the sample, and whole tasks of tests.
    [
      fileWith(folder, 'apps/server/src/seed', "rows.add('tasks', {"),
      (source) => addInside(source, "rows.add('tasks', {", `${column}: ''`, 'reward_amount: '),
    ],
    [
      'packages/contract/src/work/filter.test.ts',
      (source) => addInside(source, '): TaskCard => ({', `${name}: ''`, 'reward: '),
    ],
    [`${web}/testing/task.ts`, (source) => addInside(source, 'return {', `${name}: ''`, 'reward: ')],
    ...languages.map(
      (language): Edit => [
        `apps/web/src/i18n/${language}/work.json`,
        (source) => {
          const words = JSON.parse(source);
          words.field[name] = label[language];
          return `${JSON.stringify(words, null, 2)}\n`;
        },
      ],
    ),
  ];
}

/** Edits of the same file as one. */
function merged(edits: readonly Edit[]): Edit[] {
  const byFile = Map.groupBy(edits, ([file]) => file);
  return [...byFile].map(([file, same]) => [
    file,
    (source) => same.reduce((sum, [, edit]) => edit(sum), source),
  ]);
}
