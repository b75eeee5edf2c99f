import { REQUEST_STATUS } from '@portal/contract/statuses';
import { findMeeting } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { RouteLink } from '@portal/shared-ui/page';
import { useState } from 'react';
import { meetingAddress } from '../model/request-address.ts';
import { meeting as words } from '#texts/meeting';

/** Link from a request at the meeting to its meeting page. It remains after the decision, to go on with the agenda. */
export function MeetingLink({ request: { id, type, status } }: { request: Request }) {
  const isAtMeeting = status === REQUEST_STATUS.REVIEW_MEETING;
  const [wasAtMeeting, setAtMeeting] = useState(isAtMeeting);
  if (isAtMeeting && !wasAtMeeting) setAtMeeting(true);
  if (!wasAtMeeting || findMeeting(type) === undefined) return null;
  return (
    <RouteLink to={meetingAddress(id)} display="inline-block" mb="5">
      {words.page.open}
    </RouteLink>
  );
}
