/**
 * Searches a list. A rare word is looked up in the index of each text. A frequent word is compared row by row in the
 * order of the list, which soon fills a page. The statement itself determines which case applies.
 */
import type { Actor } from '../auth/actor.ts';
import { containsPattern, type SqlValues } from '../database/index.ts';
import { relationSql } from '../policy/policy.ts';
import type { ResourceDefinition, SearchText } from './definition.ts';
import { fromParts, fromSql } from './joins.ts';

/** From this number of matching rows a word counts as frequent. */
const FREQUENT = 5000;

export interface SearchSql {
  /** Definition of `found`: the keys of rows with the word, up to the bound. */
  readonly found: string;
  readonly isRare: string;
  readonly isFrequent: string;
  /** Condition on `t` by the found keys. */
  readonly byKeys: string;
  /** Condition on `t` by its texts. */
  readonly byTexts: string;
}

export function searchSql(
  resource: ResourceDefinition,
  actor: Actor,
  search: string | undefined,
  values: SqlValues,
): SearchSql | undefined {
  if (!search?.trim()) return undefined;
  const pattern = values.bind(containsPattern(search.trim()));
  const filled = (sql: string): string =>
    relationSql(sql, actor, values)
      .replaceAll('{pattern}', () => pattern)
      .replaceAll('{asked}', '(select asked.question from asked)');
  const given = Object.values(resource.search ?? {});
  const texts = given.map((text) => {
    if (typeof text !== 'string') return { row: filled(text.row), keys: filled(text.keys) };
    const row = filled(text.includes('{pattern}') ? text : `${text} ilike {pattern}`);
    return { row, keys: keysWhere(resource, row) };
  });
  const [asks] = given.flatMap((text) => (typeof text === 'string' ? [] : (text.asks ?? [])));
  const sought = foundSql(resource, texts);
  if (asks === undefined) return sought;
  const question = asks.replaceAll('{typed}', () => values.bind(search.trim()));
  return { ...sought, found: `asked (question) as materialized (select ${question}), ${sought.found}` };
}

/** A filter by a part of a text is a search in that text, so that an index finds rare names anywhere in the order. */
export const partSql = (resource: ResourceDefinition, condition: string): SearchSql =>
  foundSql(resource, [{ row: condition, keys: keysWhere(resource, condition) }]);

/** Members of a set are found like words: by keys if they are few, else row by row in the order of the list. */
export const memberSql = (resource: ResourceDefinition, member: SearchText): SearchSql =>
  foundSql(resource, [member]);

const getKey = ({ key }: ResourceDefinition): string => key ?? 't.id';

function keysWhere(resource: ResourceDefinition, row: string): string {
  const key = getKey(resource);
  return `select ${key} from ${fromSql(fromParts(resource), { used: [row, key] })} where ${row}`;
}

function foundSql(resource: ResourceDefinition, texts: readonly SearchText[]): SearchSql {
  const count = '(select count(*) from found)';
  return {
    found: `found (key) as materialized (select one.key from (${texts
      .map(({ keys }) => `(${keys})`)
      .join('\n  union all ')}) one (key) limit ${FREQUENT + 1})`,
    isRare: `${count} <= ${FREQUENT}`,
    isFrequent: `${count} > ${FREQUENT}`,
    byKeys: `${getKey(resource)} = any(array(select found.key from found))`,
    byTexts: `(${texts.map(({ row }) => row).join(' or ')})`,
  };
}
