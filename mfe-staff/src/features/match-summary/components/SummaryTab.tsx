import type { Request } from '@portal/contract/types';
import { DefinitionList, EditIcon, HStack, LoadingText, Notice, Stack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { RouteButton } from '@portal/shared-ui/page';
import { summaryItems } from '../model/summary-form.ts';
import { matchSummary as words } from '#texts/match-summary';

/** The summary of a Research Match application for those who review and decide (spec 3 section 3). */
export function SummaryTab({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/summary/', { params: { id: request.id } });
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { data: summary } = read;
  return (
    <Stack gap="4">
      {summary.written_at === null ? <Notice tone="info">{words.notWritten}</Notice> : null}
      <HStack wrap="wrap">
        {summary.abilities['edit'] ? (
          <RouteButton to={`/request/${request.id}?mode=summary`} size="sm" variant="outline">
            <EditIcon />
            {words.menu}
          </RouteButton>
        ) : null}
        <DocumentLink
          path={`/request/${request.id}/summary/pdf/`}
          fileName={`${request.sfari_request_id}-summary.pdf`}
          label={words.download}
          size="sm"
        />
      </HStack>
      <DefinitionList items={summaryItems(summary)} />
    </Stack>
  );
}
