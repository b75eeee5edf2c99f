/**
 * The group in which a text competes for a prepared name. `reserved` texts are few, for every caller: session, author, one
 * object by its key. `byCaller` texts vary with the caller's query. They have their own limit, so that a caller who reads
 * many pages of a list does not take the names of other statements.
 */
export type NameShare = 'reserved' | 'byCaller' | 'other';

/**
 * How a statement with values is planned. `once`: one plan fits all values, because none of them decides where the rows
 * are found. `each time`: the values decide. By default PostgreSQL chooses by its estimates, which count far too little
 * planning time for a statement that joins twenty tables.
 */
export type Planning = 'once' | 'each time';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly share?: NameShare;
  readonly planning?: Planning;
}
