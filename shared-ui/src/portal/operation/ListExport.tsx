import { Button, Flex } from '@chakra-ui/react';
import type { OperationService } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { useState } from 'react';
import { DownloadIcon } from '../../design/icons/icons.tsx';
import type { ExportFormat, SaveRows } from '../../design/table/index.ts';
import { api } from '../data/index.ts';
import { OperationState } from './OperationState.tsx';
import { useOperations, type Operation } from './use-operations.ts';
import { listExport as words } from '#texts/list-export';

/** The number of exports that are stored per user. */
const NEWEST = 10;
const LABELS = { csv: words.csv, xlsx: words.xlsx } as const;

interface ListExportProps<Row> {
  service: OperationService;
  /** Endpoint and query of the list. */
  subject: string;
  save: SaveRows<Row>;
}

/** Progress of the user's background export of this list, and its download. */
export function ListExport<Row>({ service, subject, save }: ListExportProps<Row>) {
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const made = useOperations(service, 'list_export', { limit: NEWEST }).find(
    (operation) => operation.subject === subject,
  );
  const saveAs = async (format: ExportFormat, operation: Operation) => {
    setBusy(format);
    await save(format, readPieces<Row>(service, operation));
    setBusy(null);
  };
  return (
    // Below all tools of the table, so that it does not part them.
    <Flex
      wrap="wrap"
      gap="3"
      align="center"
      justify={{ base: 'flex-start', md: 'flex-end' }}
      flexBasis="100%"
      order="1"
    >
      <OperationState operation={made} words={words} failure={{ text: made?.reason || words.failed }} />
      {made?.state === 'ready'
        ? (['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              size="sm"
              loading={busy === format}
              loadingText={LABELS[format]}
              disabled={busy !== null}
              onClick={() => void saveAs(format, made)}
            >
              <DownloadIcon />
              {LABELS[format]}
            </Button>
          ))
        : null}
    </Flex>
  );
}

/** In batches, so that the page never holds all rows in memory. */
async function* readPieces<Row>(
  service: OperationService,
  { id, total }: Operation,
): AsyncGenerator<readonly Row[]> {
  const key = `GET /${service}-export/{id}/rows/` as 'GET /researcher-export/{id}/rows/';
  for (let piece = 0; piece * LIMITS.exportPiece < total; piece += 1) {
    const { data } = await api(key, { params: { id }, query: { piece }, quiet: true });
    yield data.results as readonly Row[];
  }
}
