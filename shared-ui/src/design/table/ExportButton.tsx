import { Button } from '@chakra-ui/react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { useState } from 'react';
import { DownloadIcon } from '../icons/icons.tsx';
import { notify } from '../toaster/toast-store.ts';
import { downloadCsv } from './download-csv.ts';
import type { TableColumn } from './types.ts';
import { fill } from '../layout/fill.ts';
import { table as words } from '#texts/table';

/** Saves the list as CSV: the columns that show, and the rows of every page. */
export function ExportButton<Row>({
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
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = await readRows();
      const lines = rows.map((row) => columns.map((column) => column.exported?.(row) ?? column.value?.(row)));
      downloadCsv(caption, [columns.map(({ header }) => header), ...lines]);
      notify.success(fill(words.export.done, { count: rows.length }));
    } catch (error) {
      notify.failure(error, {
        title: FRAME_MESSAGES.downloadFailed,
        description: fill(words.export.failed, { caption }),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      loading={isBusy}
      loadingText={words.export.button}
      disabled={isDisabled}
      onClick={() => void save()}
    >
      <DownloadIcon />
      {words.export.button}
    </Button>
  );
}
