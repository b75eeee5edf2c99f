/**
 * Whose names a text takes. `reserved` are texts of which there are few, no matter who calls: session, author, one object by its
 * key. `asked` are those that callers shape: were they counted with the others, no matter who asks for many pages of a list would
 * leave no name for what every call needs.
 */
export type NameShare = 'reserved' | 'asked' | 'other';

/**
 * How a statement with values is planned. `once`: one plan serves whatever values, because none of them decides where the
 * rows are found. `each time`: the values decide. Without a word PostgreSQL chooses by its estimates, which count the time
 * that planning takes much too low for a statement that joins twenty tables.
 */
export type Planning = 'once' | 'each time';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly share?: NameShare;
  readonly planning?: Planning;
}
