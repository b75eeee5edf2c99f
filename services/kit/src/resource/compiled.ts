/**
 * Caches statements about one object. Their text depends only on the caller's roles and the requested parts, so there
 * are few. Building the text costs more than everything else that the service does with the statement.
 */
import type { Actor } from '../auth/actor.ts';
import { SqlValues, type NameShare, type Statement } from '../database/index.ts';
import { rightsKey } from '../policy/policy.ts';

interface Compiled {
  readonly text: string;
  /** The source of each value. */
  readonly sources: readonly Source[];
}
interface StatementRequest {
  /** The purpose of the statement; with the caller's rights it determines the text. */
  readonly use: string;
  readonly actor: Actor;
  readonly id: unknown;
  readonly share: NameShare;
}

/** Values that each call provides. Any other value would be that of the call for which the text was built. */
const SOURCES = {
  key: ({ id }: StatementRequest): unknown => id,
  actor: ({ actor }: StatementRequest): unknown => actor.userId,
  institutions: ({ actor }: StatementRequest): unknown => [...actor.institutionIds],
};
type Source = keyof typeof SOURCES;

const compiled = new WeakMap<object, Map<string, Compiled>>();
/** Callers choose what is expanded, so there may be more texts than are worth caching. */
const CACHE_SIZE = 500;

/** @param build writes the text; its second argument is the placeholder of the key */
export function compileOnce(
  resource: object,
  asked: StatementRequest,
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
