/** Recreates policies and views only if they changed, because recreating one waits for everyone who uses its table. */
import type pg from 'pg';

export interface Definition {
  readonly kind: 'policy' | 'view';
  /** Escaped if necessary. */
  readonly name: string;
  /** Table of a policy; for a view, the view itself. */
  readonly target: string;
  /** The definition, which is stored as the object's comment. */
  readonly definition: string;
  /** Statements that create or replace it. */
  readonly apply: string;
}

const READ_STORED_HASH = {
  policy: `select obj_description(p.oid, 'pg_policy') as stored from pg_policy p
    where p.polrelid = to_regclass($2) and quote_ident(p.polname) = $1`,
  view: `select obj_description(to_regclass($2), 'pg_class') as stored where $1 <> ''`,
} as const;

export async function storeDefinitionHash(
  client: pg.Client,
  { kind, name, target, definition, apply }: Definition,
): Promise<void> {
  const { rows } = await client.query<{ stored: string | null }>(READ_STORED_HASH[kind], [name, target]);
  if (rows[0]?.stored === definition) return;
  const subject = kind === 'policy' ? `policy ${name} on ${target}` : `view ${target}`;
  await client.query(`${apply}; comment on ${subject} is ${client.escapeLiteral(definition)};`);
}
