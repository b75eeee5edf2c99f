/**
 * Statements about one object: their text depends on the caller's roles and on what is asked for, of which there are few.
 * It is put together once, which costs more than all else that the service does with the statement.
 */
import type { Actor } from '../auth/actor.ts';
import { SqlValues, type Statement } from '../database/index.ts';
import { rightsKey } from '../policy/index.ts';

interface Compiled {
  readonly text: string;
  /** Where each value comes from: `actor`, `institutions`, or the key. */
  readonly names: readonly (string | undefined)[];
}
interface Asked {
  /** What the statement is for; with the caller's rights it decides its text. */
  readonly use: string;
  readonly actor: Actor;
  readonly id: unknown;
}

const compiled = new WeakMap<object, Map<string, Compiled>>();
/** Callers choose what is expanded, so there may be more than are worth keeping. */
const MOST_KEPT = 500;

/** @param build writes the text; its second argument is the placeholder of the key */
export function compileOnce(
  resource: object,
  { use, actor, id }: Asked,
  build: (values: SqlValues, key: string) => string,
): Statement {
  let known = compiled.get(resource);
  if (!known) compiled.set(resource, (known = new Map()));
  const key = `${use}:${rightsKey(actor)}`;
  let statement = known.get(key);
  if (!statement) {
    const values = new SqlValues();
    statement = { text: build(values, values.bind(id)), names: values.names };
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, statement);
  }
  const { text, names } = statement;
  return { text, values: names.map((name) => valueFor(name, actor, id)) };
}

function valueFor(name: string | undefined, actor: Actor, id: unknown): unknown {
  if (name === 'actor') return actor.userId;
  if (name === 'institutions') return [...actor.institutionIds];
  return id;
}
