/** Prints rows as a plain text table. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ');
  console.log(`\n${title}\n${line(columns)}\n${line(widths.map((width) => '-'.repeat(width)))}`);
  for (const row of rows) console.log(line(columns.map((column) => String(row[column] ?? ''))));
}
