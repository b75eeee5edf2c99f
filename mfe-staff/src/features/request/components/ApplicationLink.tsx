import { RESEARCH_MATCH_TYPES, TISSUE_TYPES } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { request as words } from '#texts/request';

/** The application as one document, of the Research Match flow and of tissue (spec 3 section 2.6). */
export function ApplicationLink({ request: { id, type, sfari_request_id: code } }: { request: Request }) {
  if (![...RESEARCH_MATCH_TYPES, ...TISSUE_TYPES].includes(type)) return null;
  return (
    <DocumentLink
      path={`/request/${id}/docs/`}
      fileName={`${code}-application.pdf`}
      label={words.admin.downloadApplication}
      size="sm"
    />
  );
}
