/** A page, and the text that its h1 must have. */
export interface Visit {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** The visits of one account; `visitor` is not signed in. */
export interface AccountVisits {
  readonly account: string;
  readonly visits: readonly Visit[];
}

export const visit = (path: string, heading: string | RegExp): Visit => ({ path, heading });
