import type { Request } from '@portal/contract/types';
import { MailLog } from '@portal/shared-ui/mail';

/** All emails about the request, newest first (spec 3 section 2.17). */
export function MailTab({ request }: { request: Request }) {
  return <MailLog model="request" id={request.id} />;
}
