/** What a service offers to global search. */
import type { SearchModel } from '@portal/contract';
import type { Policy } from '../policy/index.ts';

export interface Searchable {
  readonly model: SearchModel;
  readonly policy: Policy<string, never, string>;
  /** Relations of the policy that make a row the searcher's own: those rows come first. */
  readonly own: readonly string[];
  /** The table as `t`, with what name and detail need. */
  readonly from: string;
  readonly name: string;
  readonly detail: string;
  /** Names and titles, each with a trigram index: found when misspelt too. */
  readonly texts: readonly SearchText[];
  /** Addresses and the like, each with a trigram index: found by a part of them. */
  readonly parts?: readonly string[];
  /** `PRJ` of PRJ000123 and the column with it: found by its number. */
  readonly code?: { readonly prefix: string; readonly digits: number; readonly column: string };
  /** A number written in several ways, as an expression of its digits alone: found by its beginning. */
  readonly digits?: string;
  /** Rows that are never shown. */
  readonly only?: string;
}

/**
 * An expression; with `through`, the text of a parent row: SQL over `t` that looks it up, with `{fits}` for its `column`.
 * A parent whose text is only near is shown itself, what belongs to it is not.
 */
export type SearchText =
  | string
  | {
      readonly text: string;
      readonly through: { readonly column: string; readonly sql: string };
    };
