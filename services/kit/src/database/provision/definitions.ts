/** Policies and views that are made anew only when they changed: making one waits for everyone who uses its table. */
import type pg from 'pg';

export interface Definition {
  readonly kind: 'policy' | 'view';
  /** Escaped where need be. */
  readonly name: string;
  /** Table of a policy; a view is its own. */
  readonly target: string;
  /** What it is to be; stored as its comment. */
  readonly definition: string;
  /** Statements that make it so. */
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
