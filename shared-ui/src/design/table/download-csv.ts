import { csvName, toCsv } from './csv.ts';

/** Saves rows as a CSV file that is named after what they are and the day. */
export function downloadCsv(caption: string, rows: Parameters<typeof toCsv>[0]): void {
  const address = URL.createObjectURL(new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = csvName(caption, new Date());
  link.click();
  URL.revokeObjectURL(address);
}
