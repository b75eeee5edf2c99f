import { REQUEST_STATUS } from '@portal/contract/statuses';
import { findMeeting } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { RouteLink } from '@portal/shared-ui/page';
import { meetingAddress } from '../model/request-address.ts';
import { meeting as words } from '#texts/meeting';

/** Link from a request at the meeting to its meeting page. */
export function MeetingLink({ request: { id, type, status } }: { request: Request }) {
  if (status !== REQUEST_STATUS.REVIEW_MEETING || findMeeting(type) === undefined) return null;
  return (
    <RouteLink to={meetingAddress(id)} display="inline-block" mb="5">
      {words.page.open}
    </RouteLink>
  );
}
