/** Compares the histories that objects declare with the tables whose changes are recorded. */
import { RECORDED_HISTORIES, type DeclaredFields, type RowHistory } from '@portal/contract';
import type pg from 'pg';

interface RecordedTable {
  readonly name: string;
  readonly model: string;
  readonly parent: string;
  readonly columns: readonly string[];
}

/** Tables with the history trigger, without the columns that the trigger skips. */
const TABLES = `
  select c.oid::regclass::text as name, args[1] as model, args[2] as parent,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attname <> all(string_to_array(args[4], ',')) order by a.attnum) as columns
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace,
    lateral (select string_to_array(encode(t.tgargs, 'escape'), '\\000') as args) given
  where t.tgfoid = 'audit.record'::regproc and n.nspname = $1 order by 1`;

/** An object may also appear in the history of another one, as its own declaration says. */
const OWN_FIELDS = new Map(RECORDED_HISTORIES.map(({ model, fields }) => [model, fields]));

function findDeclarations({
  model,
  parent,
}: RecordedTable): readonly (RowHistory & { readonly isPlain?: true })[] {
  const own: readonly (RowHistory & { readonly isPlain?: true })[] = RECORDED_HISTORIES.filter(
    (history) => history.model === model,
  );
  const parts = RECORDED_HISTORIES.flatMap(({ model: object, parts: declared = {} }) => {
    const part = declared[model];
    return part && part.fields !== OWN_FIELDS.get(model) ? [{ object, part }] : [];
  });
  return [...own, ...parts.filter(({ object }) => object === parent).map(({ part }) => part)];
}

function fieldFaults(table: RecordedTable, fields: DeclaredFields): string[] {
  const { name, columns } = table;
  return [
    ...columns.filter((column) => !(column in fields)).map((column) => `${name}.${column} has no label`),
    ...Object.keys(fields)
      .filter((field) => !columns.includes(field))
      .map((field) => `${name}: ${field} is declared and not recorded`),
  ];
}

/**
 * @param schema of the service whose tables are checked
 * @returns a line for each recorded table that does not belong to exactly one object, for each column that is neither
 * labeled nor declared internal, unless the object has a plain history, and for each declared field that no history has
 */
export async function historyFaults(admin: pg.Pool, schema: string): Promise<string[]> {
  const { rows } = await admin.query<RecordedTable>(TABLES, [schema]);
  return rows.flatMap((table) => {
    const [only, second] = findDeclarations(table);
    if (!only || second)
      return [`${table.name}: ${second ? 'several objects' : 'no object'} may say what it holds`];
    return only.isPlain ? [] : fieldFaults(table, only.fields);
  });
}
