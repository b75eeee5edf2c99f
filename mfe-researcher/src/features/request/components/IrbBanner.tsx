import type { Request } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import { fill, formatDate, Notice } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { IrbUpload } from '../../irb/IrbUpload.tsx';
import { request as words } from '#texts/request';

/** The letter no longer matters in these statuses. */
const CLOSED: readonly RequestStatus[] = [S.REJECTED, S.WITHDRAWN, S.ARCHIVED];

/** Warns users who may add a letter that it is missing, expired, or ends soon (spec 2 section 4). */
export function IrbBanner({ request }: { request: Request }) {
  const isAsked = requestType(request.type).needsIrb && !CLOSED.includes(request.status);
  const { data: project } = useApi('GET /project/{id}/', {
    params: { id: request.project.id },
    enabled: isAsked,
    silent: true,
  });
  if (!project || !project.abilities['attach_irb']) return null;
  const irb = project.latest_irb;
  if (irb?.state === 'valid') return null;
  const title = !irb
    ? words.irb.missing
    : irb.state === 'expired'
      ? MESSAGES.irbExpired
      : fill(words.irb.endsSoon, { renewalDate: formatDate(irb.renewal_date) });
  return (
    <Notice tone={irb?.state === 'near_expiry' ? 'info' : 'warning'} title={title}>
      <IrbUpload project={project} />
    </Notice>
  );
}
