/** The query of a list. */
export interface ListQuery {
  readonly limit?: number;
  readonly offset?: number;
  readonly ordering?: readonly string[];
  readonly expand?: readonly string[];
  /** Fields of each row; by default all. */
  readonly fields?: readonly string[];
  readonly grouping?: readonly string[];
  readonly count?: 'exact' | 'capped';
  readonly or?: boolean;
  readonly search?: string;
  readonly [filter: string]: unknown;
}
