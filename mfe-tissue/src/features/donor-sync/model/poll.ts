/** While a store is read the page looks again; it is over in seconds. */
export const POLL = 2000;
