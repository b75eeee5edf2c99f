/** Words of table. */
export const table = {
  // CardView
  sortBy: 'Sort {caption} by',
  usualOrder: 'Usual order',
  ascending: '{header}, ascending',
  descending: '{header}, descending',
  select: 'Select {label}',
  // ChoiceFilter
  all: '{label}: all',
  // ColumnChoice
  columnsShown: 'Columns shown',
  columns: 'Columns',
  // CopyButton
  copiedToClipboard: 'Copied {shown} to Clipboard',
  copyingIsBlockedInThis: 'Copying is blocked in this browser',
  copy: 'Copy {label}: {text}',
  // DataTable
  keys: 'Keys',
  couldNotGet: 'Could not get {caption}.',
  // ExportButton
  couldNotExportPleaseTry: 'Could not export {caption}. Please try again.',
  exportCsv: 'Export CSV',
  // Pagination
  pagesOf: 'Pages of {caption}',
  previousPage: 'Previous page',
  page: 'Page {number}',
  nextPage: 'Next page',
  pageLabel: 'Page',
  rowsPerPage: 'Rows per page',
  // SelectionBar
  selected: '{count} selected',
  clearSelection: 'Clear selection',
  // ShortcutHelp
  keysOfThisList: 'Keys of this list',
  withTheseKeys: 'Use these keys',
  // TableNotice
  noResults: 'No results',
  nothingFitsWhatYouSearch:
    'Nothing fits what you search or filter for. Try other words, or show everything again.',
  clearSearchAndFilters: 'Clear search and filters',
  // TableView
  selectAllRowsOfThis: 'Select all rows of this page',
  // Pagination
  range: '{first}–{last} of {count}',
  // DataTable
  entries: '{caption}: {count, plural, one {# entry} other {# entries}}',
  manyEntries: '{caption}: {count}+ entries',
  onPage: 'page {page} of {pages}',
  sortedUp: 'sorted by {column}, ascending',
  sortedDown: 'sorted by {column}, descending',
  rowsSaved: '{count, plural, one {# row} other {# rows}} saved as CSV',
} as const;
