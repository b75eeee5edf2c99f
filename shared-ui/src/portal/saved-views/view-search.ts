/** What an address says of a list beside the page that one is on, with the columns that show; in one order, to compare. */
export function viewSearch(search: string, columns: readonly string[]): string {
  const given = new URLSearchParams(search);
  given.delete('page');
  given.set('columns', columns.join(','));
  given.sort();
  return given.toString();
}
