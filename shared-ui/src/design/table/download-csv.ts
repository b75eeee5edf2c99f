import { csvName, toCsv } from './csv.ts';
import { downloadBlob } from './download.ts';

/** Saves rows as a CSV file that is named after what they are and the day. */
export const downloadCsv = (caption: string, rows: Parameters<typeof toCsv>[0]): void =>
  downloadBlob(csvName(caption, new Date()), new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
