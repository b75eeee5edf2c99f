import { Button } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { useState } from 'react';
import { DownloadIcon } from '../icons/icons.tsx';
import { notify } from '../toaster/toast-store.ts';
import { fileName } from './csv.ts';
import { downloadCsv } from './download-csv.ts';
import { downloadBlob } from './download.ts';
import { ExportRefused } from './export-refused.ts';
import type { ExportedRows, ExportFormat, TableColumn } from './types.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];
const LABEL = { csv: 'button', xlsx: 'xlsxButton' } as const;
const DONE = { csv: 'done', xlsx: 'xlsxDone' } as const;
type Cell = string | number | null | undefined;

async function saveAs(
  format: ExportFormat,
  caption: string,
  headings: readonly string[],
  lines: ReadonlyArray<readonly Cell[]>,
): Promise<void> {
  if (format === 'csv') return downloadCsv(caption, [headings, ...lines]);
  const { toXlsx } = await import('./xlsx.ts');
  return downloadBlob(fileName(caption, new Date(), 'xlsx'), await toXlsx(headings, lines));
}

interface ExportButtonsProps<Row> {
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  readRows: ExportedRows<Row>;
  isDisabled: boolean;
  /** The list has more rows than the server counts. */
  isLong?: boolean;
}

/** Saves the list as CSV or as a workbook: the columns that show, and the rows of every page. */
export function ExportButtons<Row>({
  caption,
  columns,
  readRows: given,
  isDisabled,
  isLong = false,
}: ExportButtonsProps<Row>) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const { readRows, showBackground } =
    typeof given === 'function' ? { readRows: given, showBackground: undefined } : given;
  const write = async (format: ExportFormat, pieces: AsyncIterable<readonly Row[]>) => {
    const lines: (readonly Cell[])[] = [];
    for await (const rows of pieces)
      for (const row of rows) lines.push(columns.map((column) => (column.exported ?? column.value)?.(row)));
    const headings = columns.map(({ header, exportedHeader }) => exportedHeader ?? header);
    await saveAs(format, caption, headings, lines);
    notify.success(fill(words.export[DONE[format]], { count: lines.length }));
  };
  const reportFailure = async (format: ExportFormat, work: () => Promise<void>) => {
    setBusy(format);
    try {
      await work();
    } catch (error) {
      notify.failure(error, {
        title: FRAME_MESSAGES.downloadFailed,
        description: error instanceof ExportRefused ? error.message : fill(words.export.failed, { caption }),
      });
    } finally {
      setBusy(null);
    }
  };
  const save = (format: ExportFormat) =>
    reportFailure(format, async () => {
      const rows = await readRows();
      if (rows) await write(format, asPieces(rows));
    });
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={busy === format}
          loadingText={words.export[LABEL[format]]}
          disabled={isDisabled || busy !== null}
          onClick={() => void save(format)}
        >
          <DownloadIcon />
          {words.export[LABEL[format]]}
        </Button>
      ))}
      {isLong
        ? showBackground?.((format, pieces) => reportFailure(format, () => write(format, pieces)))
        : null}
    </>
  );
}

async function* asPieces<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}
