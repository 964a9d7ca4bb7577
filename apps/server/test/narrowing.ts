import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from 'libpg-query';

/** What a migration does that the servers of the release before may not live with. */
export interface Narrowing {
  /** A table, `table.column`, `table.constraint`, or the name of anything else. */
  what: string;
  how: string;
}

/** Statements that take nothing away from who does not know of them. */
const adding = new Set([
  ...['CreateStmt', 'CreateFunctionStmt', 'CreateTrigStmt', 'CreateEnumStmt', 'CreateExtensionStmt'],
  ...['SelectStmt', 'InsertStmt', 'UpdateStmt', 'CallStmt', 'CommentStmt', 'GrantStmt', 'VariableSetStmt'],
]);

/** Changes of a table that do the same. A column that may now be empty is written so by the release after this one. */
const widening = new Set(['AT_DropNotNull', 'AT_SetRelOptions', 'AT_SetStatistics']);

/** What a file has made itself: nothing else uses it yet. */
interface Made {
  tables: Set<string>;
  /** As `table.column`: columns that stay empty where they are not given. */
  columns: Set<string>;
}

/** Reads a migration as PostgreSQL does, and lists what it narrows. What is not known to add only counts as such. */
export async function narrowingsOf(sql: string): Promise<Narrowing[]> {
  const made: Made = { tables: new Set(), columns: new Set() };
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt }) => (stmt ? ofStatement(stmt, made) : []));
}

function ofStatement(node: Node, made: Made): Narrowing[] {
  if ('CreateStmt' in node) made.tables.add(node.CreateStmt.relation?.relname ?? '');
  if ('AlterTableStmt' in node) {
    const { relation, cmds = [] } = node.AlterTableStmt;
    const table = relation?.relname ?? '';
    if (made.tables.has(table)) return [];
    return cmds.flatMap((cmd) => ('AlterTableCmd' in cmd ? ofChange(table, cmd.AlterTableCmd, made) : []));
  }
  if ('IndexStmt' in node) {
    const { unique, relation, idxname = '', indexParams = [] } = node.IndexStmt;
    const table = relation?.relname ?? '';
    const columns = indexParams.map((param) => ('IndexElem' in param ? param.IndexElem.name : undefined));
    if (!unique || made.tables.has(table) || columns.some((name) => made.columns.has(`${table}.${name}`)))
      return [];
    return [{ what: idxname || table, how: 'refuses rows that are alike' }];
  }
  if ('DropStmt' in node)
    return (node.DropStmt.objects ?? []).map((object) => ({ what: nameOf(object), how: 'is taken away' }));
  if ('RenameStmt' in node) {
    const { relation, subname, object } = node.RenameStmt;
    const name = relation?.relname ?? (object ? nameOf(object) : '');
    return [{ what: subname ? `${name}.${subname}` : name, how: 'is renamed' }];
  }
  if ('AlterFunctionStmt' in node) {
    const { actions = [], func } = node.AlterFunctionStmt;
    // How it is planned and run; what it gives stays.
    const setsOnly = actions.every((action) => 'DefElem' in action && action.DefElem.defname === 'set');
    return setsOnly ? [] : [{ what: nameOf({ ObjectWithArgs: func ?? {} }), how: 'is changed' }];
  }
  if ('AlterPolicyStmt' in node) {
    const { table, policy_name } = node.AlterPolicyStmt;
    return [{ what: `${table?.relname}.${policy_name}`, how: 'shows or refuses other rows' }];
  }
  // What a block runs is a text to PostgreSQL as well.
  if ('DoStmt' in node)
    return /\b(alter|drop|rename|delete|truncate)\b/i.test(JSON.stringify(node))
      ? [{ what: 'do', how: 'may take away' }]
      : [];
  const [kind = ''] = Object.keys(node);
  return adding.has(kind) ? [] : [{ what: kind, how: 'is not known to add only' }];
}

function ofChange(
  table: string,
  { subtype = 'AT_DropColumn', name, def }: AlterTableCmd,
  made: Made,
): Narrowing[] {
  const what = name ? `${table}.${name}` : table;
  if (widening.has(subtype) || (subtype === 'AT_ColumnDefault' && def)) return [];
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return ofColumn(table, def.ColumnDef, made);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def)
    return isOfNewColumns(table, def.Constraint, made)
      ? []
      : [
          {
            what: def.Constraint.conname ? `${table}.${def.Constraint.conname}` : table,
            how: 'refuses more rows',
          },
        ];
  return [{ what, how: hows[subtype] ?? `is changed by ${subtype}` }];
}

const hows: Record<string, string> = {
  AT_DropColumn: 'is taken away',
  AT_DropConstraint: 'is taken away',
  AT_ColumnDefault: 'is no longer filled in',
  AT_SetNotNull: 'may no longer be empty',
  AT_AlterColumnType: 'gets another type',
};

function ofColumn(table: string, { colname, constraints = [] }: ColumnDef, made: Made): Narrowing[] {
  const what = `${table}.${colname}`;
  const kinds = constraints.map((each) => ('Constraint' in each ? each.Constraint.contype : undefined));
  const has = (...wanted: Constraint['contype'][]) => kinds.some((kind) => wanted.includes(kind));
  const isFilled = has('CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY');
  if (has('CONSTR_NOTNULL', 'CONSTR_PRIMARY')) return isFilled ? [] : [{ what, how: 'has to be given' }];
  if (!isFilled) made.columns.add(what);
  return [];
}

/** Whether a constraint holds for all rows in which the new columns of the same file are empty. */
function isOfNewColumns(
  table: string,
  { contype, keys, fk_attrs, raw_expr }: Constraint,
  made: Made,
): boolean {
  const isNew = (column: string) => made.columns.has(`${table}.${column}`);
  if (contype === 'CONSTR_CHECK') return columnsIn(raw_expr).every(isNew);
  return [...(keys ?? []), ...(fk_attrs ?? [])].some((key) => isNew(nameOf(key)));
}

/** The columns that an expression names. */
function columnsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  if ('ColumnRef' in part) return [nameOf({ List: { items: Object(part.ColumnRef).fields } })];
  return Object.values(part).flatMap(columnsIn);
}

function nameOf(node: Node): string {
  if ('String' in node) return node.String.sval ?? '';
  if ('List' in node) return (node.List.items ?? []).map(nameOf).join('.');
  if ('ObjectWithArgs' in node) return (node.ObjectWithArgs.objname ?? []).map(nameOf).join('.');
  if ('TypeName' in node) return (node.TypeName.names ?? []).map(nameOf).join('.');
  return '';
}
