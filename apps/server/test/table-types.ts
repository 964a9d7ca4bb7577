import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, type TsInterfaceDeclaration, type TsType, type TsTypeAliasDeclaration } from '@swc/core';

/** What a table's type says of a column. */
export interface TypedColumn {
  /** What is read: string, number, boolean, Date, json or string[]; several joined by `|` where a type is mistaken. */
  type: string;
  nullable: boolean;
  /** Whether an insert has to give it, may leave it out, or must not give it. */
  insert: 'required' | 'optional' | 'never';
}

const folder = new URL('../src/database/tables/', import.meta.url);

interface Declared {
  interfaces: Map<string, TsInterfaceDeclaration>;
  aliases: Map<string, TsTypeAliasDeclaration>;
}

/** The columns of every table in `database/tables`, by table. Types vanish at run time, so the files are parsed. */
export function typedTables(): Map<string, Map<string, TypedColumn>> {
  const declared = readAll();
  const tables = [...declared.interfaces].filter(([name]) => name.endsWith('Tables'));
  return new Map(
    tables.flatMap(([, list]) =>
      propertiesOf(list).map(([table, type]) => {
        const columns = declared.interfaces.get(nameOf(type));
        if (!columns) throw new Error(`The type of ${table} is not an interface`);
        return [
          table,
          new Map(propertiesOf(columns).map(([name, of]) => [name, columnOf(of, declared)])),
        ] as const;
      }),
    ),
  );
}

function readAll(): Declared {
  const declared: Declared = { interfaces: new Map(), aliases: new Map() };
  for (const file of readdirSync(folder)) {
    const { body } = parseSync(readFileSync(new URL(file, folder), 'utf8'), { syntax: 'typescript' });
    for (const item of body) {
      const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
      if (declaration.type === 'TsInterfaceDeclaration')
        declared.interfaces.set(declaration.id.value, declaration);
      if (declaration.type === 'TsTypeAliasDeclaration')
        declared.aliases.set(declaration.id.value, declaration);
    }
  }
  return declared;
}

function propertiesOf({ id, body }: TsInterfaceDeclaration): [name: string, type: TsType][] {
  return body.body.map((element) => {
    if (
      element.type !== 'TsPropertySignature' ||
      element.key.type !== 'Identifier' ||
      !element.typeAnnotation
    )
      throw new Error(`${id.value} has something other than a plain property`);
    if (element.optional)
      throw new Error(`${id.value}.${element.key.value} is optional; a column is there or is not`);
    return [element.key.value, element.typeAnnotation.typeAnnotation];
  });
}

const nameOf = (type: TsType): string =>
  type.type === 'TsTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.value : '';

const argumentsOf = (type: TsType): TsType[] =>
  type.type === 'TsTypeReference' ? (type.typeParams?.params ?? []) : [];

/** A column's type: `Generated<…>`, `ColumnType<read, insert, update>`, an alias of these, or a plain one. */
function columnOf(type: TsType, declared: Declared): TypedColumn {
  const [read, insert] = argumentsOf(type);
  const name = nameOf(type);
  if (name === 'Generated' && read) return { ...plain(read), insert: 'optional' };
  if (name === 'GeneratedAlways' && read) return { ...plain(read), insert: 'never' };
  if (name === 'ColumnType' && read && insert) return { ...plain(read), insert: insertOf(insert) };
  const alias = declared.aliases.get(name);
  // What JSON holds is the program's business.
  if (alias)
    return { ...columnOf(alias.typeAnnotation, declared), ...(alias.typeParams && { type: 'json' }) };
  if (type.type !== 'TsUnionType') return plain(type);
  const members = type.types.filter((member) => !isKeyword(member, 'null'));
  const [member] = members;
  const rest = members.length === 1 && member ? columnOf(member, declared) : plain(type);
  return members.length < type.types.length ? { ...rest, nullable: true, insert: 'optional' } : rest;
}

const isKeyword = (type: TsType, kind: string) => type.type === 'TsKeywordType' && type.kind === kind;

function insertOf(type: TsType): TypedColumn['insert'] {
  if (isKeyword(type, 'never')) return 'never';
  const members = type.type === 'TsUnionType' ? type.types : [type];
  return members.some((member) => isKeyword(member, 'undefined')) ? 'optional' : 'required';
}

function plain(type: TsType): TypedColumn {
  const members = type.type === 'TsUnionType' ? type.types : [type];
  const kinds = new Set(members.map(kindOf));
  const nullable = kinds.delete('null');
  return { type: [...kinds].join('|'), nullable, insert: nullable ? 'optional' : 'required' };
}

function kindOf(type: TsType): string {
  if (type.type === 'TsKeywordType') return type.kind;
  if (type.type === 'TsArrayType') return `${kindOf(type.elemType)}[]`;
  if (nameOf(type) === 'Date') return 'Date';
  if (nameOf(type) === 'Cents') return 'number';
  // Words, and types of the contract that are words: were one something else, the comparison would fail.
  return 'string';
}
