import { RESEARCH_MATCH_TYPES, TISSUE_TYPES } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { request as words } from '#texts/request';

export const hasApplication = ({ type }: Pick<Request, 'type'>): boolean =>
  [...RESEARCH_MATCH_TYPES, ...TISSUE_TYPES].includes(type);

/** The application as one document, for the Research Match flow and tissue (spec 3 section 2.6). */
export function ApplicationLink({ request, isInMenu = false }: { request: Request; isInMenu?: boolean }) {
  if (!hasApplication(request)) return null;
  const { id, sfari_request_id: code } = request;
  return (
    <DocumentLink
      path={`/request/${id}/docs/`}
      fileName={`${code}-application.pdf`}
      label={words.admin.downloadApplication}
      size="sm"
      {...(isInMenu ? ({ variant: 'ghost', colorPalette: 'gray' } as const) : {})}
    />
  );
}
