/** A page, and the text that its h1 must have. */
export interface Visit {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** What one person walks through; `visitor` is no one. */
export interface AccountVisits {
  readonly account: string;
  readonly visits: readonly Visit[];
}

export const visit = (path: string, heading: string | RegExp): Visit => ({ path, heading });
