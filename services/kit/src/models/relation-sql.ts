/** SQL of the list layer from the relations of models: joins of a list, and the rows of one relation as json. */
import type { Model, Relation } from 'objection';
import type { RelationName } from './table-query.ts';
import type { ClassOf } from './table-model.ts';

/** Relations that every row of a list needs, by name. `left` includes rows that have none. */
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

/** What a resource reads and locks: the model's table as `t`, and its relations by their names. */
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
  /** Wire name to SQL over the relation's name as alias. */
  readonly columns: Readonly<Record<string, string>>;
  /** Relations of the related rows, by their names as aliases. */
  readonly joins?: Joins<Related>;
  readonly order: string;
  readonly where?: string;
}

/** A json array of the rows of a has-many relation of `t`, empty where there are none. */
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
