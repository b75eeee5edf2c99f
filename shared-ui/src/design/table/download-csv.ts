import { csvName, toCsv } from './csv.ts';
import { downloadBlob } from './download.ts';

/** Downloads rows as a CSV file whose name contains the caption and the date. */
export const downloadCsv = (caption: string, rows: Parameters<typeof toCsv>[0]): void =>
  downloadBlob(csvName(caption, new Date()), new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
