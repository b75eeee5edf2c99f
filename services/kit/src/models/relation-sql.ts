/** Builds SQL for lists from the relations of models: joins, and the rows of a relation as JSON. */
import type { Model, Relation } from 'objection';
import type { RelationName } from './table-query.ts';
import type { ClassOf } from './table-model.ts';

/** Relations that every row of a list needs, by name. `left` includes rows without the relation. */
export type Joins<M> = { readonly [K in RelationName<M>]?: 'inner' | 'left' };

const findRelation = (model: { readonly tableName: string }, name: string): Relation =>
  (model as unknown as typeof Model).getRelation(name);

function conditionSql({ ownerProp, relatedProp }: Relation, owner: string, related: string): string {
  return relatedProp.cols
    .map((column, index) => `${related}.${column} = ${owner}.${ownerProp.cols[index] ?? ''}`)
    .join(' and ');
}

/** ` join {table} {relation} on …` for each relation; its name is its alias. */
export const joinsSql = <M extends Model>(model: ClassOf<M>, joins: Joins<M>, alias = 't'): string =>
  Object.values(joinTexts(model, joins, alias))
    .map((text) => ` ${text}`)
    .join('');

function joinTexts<M extends Model>(
  model: ClassOf<M>,
  joins: Joins<M>,
  alias: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(joins).map(([name, kind]) => {
      const relation = findRelation(model, name);
      const join = kind === 'left' ? 'left join' : 'join';
      return [
        name,
        `${join} ${relation.relatedModelClass.tableName} ${name} on ${conditionSql(relation, alias, name)}`,
      ];
    }),
  );
}

/** The parts of a resource that come from a model: its table as `t`, and its relations with their names as aliases. */
export const fromModel = <M extends Model>(
  model: ClassOf<M>,
  joins: Joins<M> = {},
): { readonly from: string; readonly joins: Readonly<Record<string, string>>; readonly table: string } => ({
  from: `${model.tableName} t`,
  joins: joinTexts(model, joins, 't'),
  table: model.tableName,
});

type RelatedModel<M, R extends keyof M> = NonNullable<M[R]> extends readonly (infer One)[] ? One : never;

export interface RelatedRows<Related> {
  /** API field name to SQL; the alias is the name of the relation. */
  readonly columns: Readonly<Record<string, string>>;
  /** Relations of the related rows; the aliases are their names. */
  readonly joins?: Joins<Related>;
  readonly order: string;
  readonly where?: string;
}

/** A JSON array of the rows of a has-many relation of `t`; empty if there are none. */
export function relatedRowsSql<M extends Model, R extends RelationName<M>>(
  model: ClassOf<M>,
  name: R,
  { columns, joins, order, where }: RelatedRows<RelatedModel<M, R>>,
): string {
  const relation = findRelation(model, name);
  const related = relation.relatedModelClass as unknown as ClassOf<Model>;
  const fields = Object.entries(columns).map(([wire, sql]) => `'${wire}', ${sql}`);
  return `(select coalesce(json_agg(json_build_object(${fields.join(', ')}) order by ${order}), '[]')
    from ${related.tableName} ${name}${joinsSql(related, joins ?? {}, name)}
    where ${conditionSql(relation, 't', name)}${where ? ` and ${where}` : ''})`;
}
