/** Pseudo-random numbers in SQL: the same on every machine for the same row and purpose. */
export const DRAW_SQL = `
create or replace function pg_temp.draw(n bigint, purpose integer, choices bigint) returns integer immutable language sql
as $$ select ((hashint8extended(n, purpose) & 1152921504606846975) % choices)::integer $$;
-- A UUID of version 4 to look at, the same for the same text.
create or replace function pg_temp.uuid_of(text) returns uuid immutable language sql
as $$ select overlay(overlay(md5($1) placing '4' from 13) placing 'a' from 17)::uuid $$;`;

/** Disables the triggers, which would write one history row at a time; bulk seeds write them by the thousand. */
export async function withoutTriggers(
  client: { query(text: string): Promise<unknown> },
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}
