/**
 * SQL written by hand. Values in `${…}` are bound, never inserted as text. A fragment from {@link sql} or {@link
 * trustedSql} is inserted together with its own values.
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

/** A value for a json column. Arrays need it too, because otherwise they would be bound as PostgreSQL arrays. */
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

  /** The statement in the driver's format; a value that occurs twice is bound twice. */
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
/** As {@link sql}, for statements of nearly every call: always prepared; the text never depends on the caller. */
export const reservedSql = (texts: TemplateStringsArray, ...values: readonly SqlValue[]): Sql =>
  new ReservedSql(texts, values);

/** A text from the program itself, such as columns of a model or a policy's condition. Never use it for input. */
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

/** A statement with numbered values, as the resource layer builds them. For use inside kit only. */
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
