/**
 * Compares a service's models with its tables. Fields are type declarations that do not exist at run time, so the
 * source text is read.
 */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** TypeScript types for PostgreSQL types. A named type of the contract represents the values of its column. */
const KINDS: Readonly<Record<string, RegExp>> = {
  bool: /^boolean$/,
  timestamptz: /^Date$/,
  date: /^string$/,
  uuid: /^string$/,
  jsonb: /./,
  bytea: /^Buffer$/,
  text: /^(string|[A-Z]\w+)$/,
  varchar: /^(string|[A-Z]\w+)$/,
  citext: /^string$/,
  bpchar: /^string$/,
  int2: /^(number|[A-Z]\w+)$/,
  int4: /^(number|[A-Z]\w+)$/,
  int8: /^number$/,
  float8: /^number$/,
  // Read as text, so that no digit is lost.
  numeric: /^string$/,
  xid: /^string$/,
  tsvector: /^string$/,
  _text: /^(string|[A-Z]\w+)\[\]$/,
  _uuid: /^string\[\]$/,
  _int4: /^number\[\]$/,
};
const CLASS = /export class (\w+) extends (\w+) \{\n([\s\S]*?)\n\}/g;
/** Base rows of tables that several services have; each service names its own table. */
const SHARED = /export abstract class (\w+) extends TableModel \{\n([\s\S]*?)\n\}/g;
/** Does not match relations, which are optional fields with a question mark. */
const FIELD = /^ {2}declare (\w+): (.+?)( \| null)?;$/gm;

/** The fields of each base row, by its class name. */
function readShared(): ReadonlyMap<string, string> {
  const services = path.join(import.meta.dirname, '../../..');
  const texts = globSync('*/src/*/*.model.ts', { cwd: services }).map((name) =>
    readFileSync(path.join(services, name), 'utf8'),
  );
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(SHARED)].map(([, name = '', body = '']) => [name, body] as const),
    ),
  );
}

/** @returns a line for each field of the models in `folder` that does not match its column */
export async function modelFaults(admin: pg.Pool, folder: string): Promise<string[]> {
  const texts = readdirSync(folder)
    .filter((name) => /\.(model|views)\.ts$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const shared = readShared();
  const faults: string[] = [];
  const models = texts.flatMap((text) =>
    [...text.matchAll(CLASS)].flatMap(([, name = '', base = '', own = '']) => {
      const fields = shared.get(base);
      if (fields !== undefined) return [{ name, base: 'TableModel', body: `${fields}\n${own}` }];
      if (['TableModel', 'ReadModel'].includes(base)) return [{ name, base, body: own }];
      faults.push(`${name}: the columns of ${base} are not found`);
      return [];
    }),
  );
  for (const { name, base, body } of models) {
    const table = /tableName = '([^']+)'/.exec(body)?.[1] ?? '';
    const columns = await readColumns(admin, table);
    if (columns.length === 0) faults.push(`${name}: there is no ${table}`);
    const fields = new Map(
      [...body.matchAll(FIELD)].map(([, field = '', type = '', nullable]) => [
        field,
        { type, nullable: nullable !== undefined },
      ]),
    );
    for (const column of columns) {
      const field = fields.get(column.name);
      if (!field) faults.push(`${name} lacks ${column.name}`);
      else if (!KINDS[column.type]?.test(field.type))
        faults.push(`${name}.${column.name} is ${column.type}, not ${field.type}`);
      // PostgreSQL reports every column of a view as nullable.
      else if (base === 'TableModel' && field.nullable !== column.nullable)
        faults.push(`${name}.${column.name} ${column.nullable ? 'may' : 'must not'} be null`);
      fields.delete(column.name);
    }
    for (const field of fields.keys()) faults.push(`${name}.${field} is no column`);
  }
  // A pattern that matches nothing would find no fault.
  if (models.length === 0) faults.push(`no model was found in ${folder}`);
  return faults;
}

async function readColumns(admin: pg.Pool, table: string): Promise<Column[]> {
  const [schema, name] = table.split('.');
  const { rows } = await admin.query<Column>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' as nullable from information_schema.columns
      where table_schema = $1 and table_name = $2`,
    [schema, name],
  );
  return rows;
}
