import { Suspense, use } from 'react';
import { useSession } from '@portal/shared-ui/session';
import { fetchMemberParts } from './fetch-member-parts.ts';

/** Ribbons and the end of the session, which concern people who are signed in alone. */
export function MemberNotices() {
  return useSession().user ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}

function Notices() {
  const { GoalLine, LazyToaster, Ribbons, SessionNotice } = use(fetchMemberParts());
  return (
    <>
      <Ribbons />
      <GoalLine />
      <SessionNotice />
      <LazyToaster />
    </>
  );
}
