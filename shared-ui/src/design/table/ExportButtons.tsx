import { Button } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { useState } from 'react';
import { DownloadIcon } from '../icons/icons.tsx';
import { notify } from '../toaster/toast-store.ts';
import { fileName } from './csv.ts';
import { downloadCsv } from './download-csv.ts';
import { downloadBlob } from './download.ts';
import { TooManyRows } from './too-many-rows.ts';
import type { TableColumn } from './types.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

type Format = 'csv' | 'xlsx';
const FORMATS: readonly Format[] = ['csv', 'xlsx'];
const LABEL = { csv: 'button', xlsx: 'xlsxButton' } as const;
const DONE = { csv: 'done', xlsx: 'xlsxDone' } as const;
type Cell = string | number | null | undefined;

async function saveAs(
  format: Format,
  caption: string,
  headings: readonly string[],
  lines: ReadonlyArray<readonly Cell[]>,
): Promise<void> {
  if (format === 'csv') return downloadCsv(caption, [headings, ...lines]);
  const { toXlsx } = await import('./xlsx.ts');
  return downloadBlob(fileName(caption, new Date(), 'xlsx'), await toXlsx(headings, lines));
}

/** Saves the list as CSV or as a workbook: the columns that show, and the rows of every page. */
export function ExportButtons<Row>({
  caption,
  columns,
  readRows,
  isDisabled,
}: {
  caption: string;
  columns: ReadonlyArray<TableColumn<Row>>;
  readRows: () => Promise<readonly Row[]>;
  isDisabled: boolean;
}) {
  const [busy, setBusy] = useState<Format | null>(null);
  const save = async (format: Format) => {
    setBusy(format);
    try {
      const rows = await readRows();
      const lines = rows.map((row) => columns.map((column) => (column.exported ?? column.value)?.(row)));
      const headings = columns.map(({ header, exportedHeader }) => exportedHeader ?? header);
      await saveAs(format, caption, headings, lines);
      notify.success(fill(words.export[DONE[format]], { count: rows.length }));
    } catch (error) {
      notify.failure(error, {
        title: FRAME_MESSAGES.downloadFailed,
        description: error instanceof TooManyRows ? error.message : fill(words.export.failed, { caption }),
      });
    } finally {
      setBusy(null);
    }
  };
  return FORMATS.map((format) => (
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
  ));
}
