/** The data that a service offers to global search. */
import type { SearchModel } from '@portal/contract';
import type { Policy } from '../policy/policy.ts';

export interface Searchable {
  readonly model: SearchModel;
  readonly policy: Policy<string, never, string>;
  /** Relations of the policy that make a row the searcher's own: those rows come first. */
  readonly own: readonly string[];
  /** The table as `t`, with the joins for name and detail. */
  readonly from: string;
  readonly name: string;
  readonly detail: string;
  /** Names and titles, each with a trigram index; misspelled words find them too. */
  readonly texts: readonly SearchText[];
  /** Addresses and similar texts, each with a trigram index; a part of them finds them. */
  readonly parts?: readonly string[];
  /** `PRJ` of PRJ000123 and the column with the code; its number finds it. */
  readonly code?: { readonly prefix: string; readonly digits: number; readonly column: string };
  /** A number that is written in several ways, as an expression with only its digits; its beginning finds it. */
  readonly digits?: string;
  /** Condition on the rows that may be found. */
  readonly condition?: string;
}

/**
 * An expression. With `through`, the text of a parent row: SQL over `t` that looks it up, with `{fits}` for its
 * `column`. If the parent's text is only similar, the parent itself is shown but not its rows.
 */
export type SearchText =
  | string
  | {
      readonly text: string;
      readonly through: { readonly column: string; readonly sql: string };
    };
