export const narrowRows = (rows: readonly object[], shown: readonly string[]): object[] =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => shown.includes(field))));
