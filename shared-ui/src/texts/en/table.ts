/** Words of table. */
export const table = {
  cards: {
    sortBy: 'Sort {caption} by',
    unsorted: 'Usual order',
    sorted: '{header}: {direction}',
  },
  // how a column is sorted, by what it holds
  directions: {
    text: { up: 'A to Z', down: 'Z to A' },
    date: { up: 'oldest first', down: 'newest first' },
    number: { up: 'lowest first', down: 'highest first' },
    time: { up: 'shortest first', down: 'longest first' },
    order: { up: 'first to last', down: 'last to first' },
  },
  select: 'Select {label}',
  details: 'Details of {label}',
  detailsColumn: 'Details',
  unnamedRow: 'this row',
  filterOff: '{label}: all',
  columns: {
    label: 'Columns shown',
    button: 'Columns',
  },
  copy: {
    done: 'Copied {shown} to Clipboard',
    failed: 'Copying is blocked in this browser',
    button: 'Copy {label}: {text}',
  },
  shortcuts: {
    button: 'Keys',
    title: 'Keys of this list',
    next: 'next row',
    previous: 'previous row',
    open: 'open the row',
    search: 'search',
    help: 'show or hide this help',
    caption: 'Use these keys',
  },
  loadFailed: 'Could not get {caption}.',
  density: {
    compact: 'Compact rows',
  },
  export: {
    tooMany:
      'More than {most} rows cannot be exported at once. Narrow the list by filters or a search first.',
    failed: 'Could not export {caption}. Please try again.',
    button: 'Export CSV',
    xlsxButton: 'Export XLSX',
    xlsxDone: '{count, plural, one {# row} other {# rows}} saved as XLSX',
    done: '{count, plural, one {# row} other {# rows}} saved as CSV',
  },
  pages: {
    label: 'Pages of {caption}',
    previous: 'Previous page',
    goTo: 'Page {number}',
    next: 'Next page',
    choose: 'Page',
    size: 'Rows per page',
    range: '{first}–{last} of {count}',
    current: 'page {page} of {pages}',
  },
  selection: {
    count: '{count} selected',
    clear: 'Clear selection',
    selectPage: 'Select all rows of this page',
  },
  empty: {
    title: 'No results',
    filtered: 'Nothing fits what you search or filter for. Try other words, or show everything again.',
    clearFilters: 'Clear search and filters',
  },
  entries: '{caption}: {count, plural, one {# entry} other {# entries}}',
  manyEntries: '{caption}: {count}+ entries',
  sorted: 'sorted by {column}: {direction}',
} as const;
