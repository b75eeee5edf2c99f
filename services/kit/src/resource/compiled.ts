/**
 * Statements about one object: their text depends on the caller's roles and on what is asked for, of which there are few.
 * It is put together once, which costs more than all else that the service does with the statement.
 */
import type { Actor } from '../auth/actor.ts';
import { SqlValues, type NameShare, type Statement } from '../database/index.ts';
import { rightsKey } from '../policy/index.ts';

interface Compiled {
  readonly text: string;
  /** Where each value comes from. */
  readonly sources: readonly Source[];
}
interface Asked {
  /** What the statement is for; with the caller's rights it decides its text. */
  readonly use: string;
  readonly actor: Actor;
  readonly id: unknown;
  readonly share: NameShare;
}

/** What a call fills in. A value from elsewhere would be that of the call for which the text was put together. */
const SOURCES = {
  key: ({ id }: Asked): unknown => id,
  actor: ({ actor }: Asked): unknown => actor.userId,
  institutions: ({ actor }: Asked): unknown => [...actor.institutionIds],
};
type Source = keyof typeof SOURCES;

const compiled = new WeakMap<object, Map<string, Compiled>>();
/** Callers choose what is expanded, so there may be more than are worth keeping. */
const CACHE_SIZE = 500;

/** @param build writes the text; its second argument is the placeholder of the key */
export function compileOnce(
  resource: object,
  asked: Asked,
  build: (values: SqlValues, key: string) => string,
): Statement {
  const { use, actor, id, share } = asked;
  let known = compiled.get(resource);
  if (!known) compiled.set(resource, (known = new Map()));
  const key = `${use}:${rightsKey(actor)}`;
  let statement = known.get(key);
  if (!statement) {
    const values = new SqlValues();
    statement = { text: build(values, values.named('key', id)), sources: values.names.map(checkSource) };
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(key, statement);
  }
  const { text, sources } = statement;
  return { text, values: sources.map((source) => SOURCES[source](asked)), share };
}

function checkSource(name: string | undefined): Source {
  if (name === 'key' || name === 'actor' || name === 'institutions') return name;
  throw new Error(
    `a statement about one object binds ${name === undefined ? 'a value without a name' : `a value of the name ${name}`}`,
  );
}
