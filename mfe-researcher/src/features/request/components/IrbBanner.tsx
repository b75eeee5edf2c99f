import type { Request } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { fill, formatDate, Notice } from '@portal/shared-ui';
import { useLetterProject } from '../api/use-letter-project.ts';
import { IrbUpload } from '../../irb/IrbUpload.tsx';
import { request as words } from '#texts/request';

/** Warns users who may add a letter that it is missing, expired, or ends soon (spec 2 section 4). */
export function IrbBanner({ request }: { request: Request }) {
  const { data: project } = useLetterProject(request);
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
