/** Words of form controls. */
export const table = {
  row: 'Row {number}',
  cell: '{label}, row {number}',
  addRow: 'Add a row',
  removeRow: 'Remove row {number}',
  choose: 'Please choose',
} as const;
