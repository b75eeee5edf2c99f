/**
 * SQL by hand, where it is the better tool: what is in `${…}` is bound, never pasted. A fragment made by {@link sql}
 * or {@link trustedSql} is put in as it is, with its own values.
 */
import type { Statement } from './statement.ts';

export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Buffer
  | null
  | readonly (string | number | null)[]
  | SqlJson
  | Sql;

/** A value for a json column. Arrays need it too: bound as they are, they would become arrays of PostgreSQL. */
export class SqlJson {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}
export const asJson = (value: unknown): SqlJson => new SqlJson(value);

export class Sql {
  readonly texts: readonly string[];
  readonly values: readonly SqlValue[];
  constructor(texts: readonly string[], values: readonly SqlValue[]) {
    this.texts = texts;
    this.values = values;
  }

  /** The statement as the driver takes it; a value that occurs twice is bound twice. */
  compile(): Statement {
    const bound: unknown[] = [];
    const text = this.#write(bound);
    return { text, values: bound };
  }

  #write(bound: unknown[]): string {
    return this.texts.reduce((written, text, index) => {
      const value = this.values[index - 1];
      if (value instanceof Sql) return written + value.#write(bound) + text;
      bound.push(value instanceof SqlJson ? JSON.stringify(value.value) : value);
      return `${written}$${bound.length}${text}`;
    });
  }
}

export const sql = (texts: TemplateStringsArray, ...values: readonly SqlValue[]): Sql =>
  new Sql(texts, values);

class ReservedSql extends Sql {
  override compile(): Statement {
    return { ...super.compile(), share: 'reserved' };
  }
}
/** {@link sql} for what nearly every call needs: prepared, whatever else is. Its text never depends on the caller. */
export const reservedSql = (texts: TemplateStringsArray, ...values: readonly SqlValue[]): Sql =>
  new ReservedSql(texts, values);

/** A text of the program's own: columns of a model, a policy's condition. Never anything that someone sent. */
export const trustedSql = (text: string): Sql => new Sql([text], []);

/** Fragments with `separator` between them. */
export const joinSql = (fragments: readonly Sql[], separator = ', '): Sql =>
  fragments.length === 0
    ? trustedSql('')
    : new Sql(['', ...fragments.slice(1).map(() => separator), ''], fragments);

/** A text that numbers its values, `$1` and so on, as a fragment for other statements. */
export function numberedSql(text: string, values: readonly unknown[]): Sql {
  const parts = text.split(/\$(\d+)/);
  const texts = parts.filter((_, index) => index % 2 === 0);
  const places = parts.filter((_, index) => index % 2 === 1);
  return new Sql(
    texts,
    places.map((place) => values[Number(place) - 1] as SqlValue),
  );
}

/** A statement that numbers its own values, as the resource layer builds them. Inside the kit only. */
export class NumberedSql extends Sql {
  readonly #statement: Statement;
  constructor(statement: Statement) {
    super([statement.text], []);
    this.#statement = statement;
  }
  override compile(): Statement {
    return this.#statement;
  }
}
