import { useSession } from '@portal/shared-ui/session';
import { memberParts } from './fetch-member-parts.ts';
import { LayoutPart } from './LayoutPart.tsx';

/** Ribbons and the session-end notice; only for signed-in people. */
export function MemberNotices() {
  return useSession().user ? (
    <LayoutPart>
      <Notices />
    </LayoutPart>
  ) : null;
}

function Notices() {
  const { GoalLine, LazyToaster, ProveAgain, Ribbons, SessionNotice } = memberParts.read();
  return (
    <>
      <LayoutPart>
        <Ribbons />
      </LayoutPart>
      <LayoutPart>
        <GoalLine />
      </LayoutPart>
      <SessionNotice />
      <ProveAgain />
      <LazyToaster />
    </>
  );
}
