/**
 * Inserts the history rows that the trigger would have written. The `made` expression has `actor` beside the columns of
 * the table.
 */
interface Made {
  /** Name of a common table expression. */
  readonly made: string;
  readonly model: string;
  /** Model of the parent row, and the column that refers to it. */
  readonly parent?: readonly [model: string, column: string];
  readonly skipped?: readonly string[];
}

export const insertHistory = ({ made, model, parent, skipped = [] }: Made): string => `
insert into audit.log (at, actor_id, model, pk, parent_model, parent_pk, operation, changes)
select made.created, made.actor, '${model}', made.id::text, ${parent ? `'${parent[0]}', made.${parent[1]}::text` : 'null, null'}, 'I', (
  select jsonb_object_agg(key, jsonb_build_array(null, value))
  from jsonb_each(to_jsonb(made) - '{${['modified', 'actor', ...skipped].join(',')}}'::text[]) where value <> 'null')
from ${made} made order by made.id`;
