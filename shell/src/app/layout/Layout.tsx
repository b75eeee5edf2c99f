import { Suspense, useState } from 'react';
import { LoadingText, lazyPart } from '@portal/shared-ui';
import { ErrorBoundary } from '@portal/shared-ui/errors';
import { Outlet, ScrollRestoration, useLocation } from '@portal/shared-ui/router';
import { SignInFirst } from '../SignInFirst.tsx';
import { useSession } from '@portal/shared-ui/session';
import { Alerts } from './faults/Alerts.tsx';
import { Faults } from './faults/Faults.tsx';
import { LayoutFrame } from './LayoutFrame.tsx';

const PrimaryRolePage = lazyPart(async () => ({
  default: (await import('./PrimaryRolePage.tsx')).PrimaryRolePage,
}));

const EnrollFirst = lazyPart(async () => ({ default: (await import('./EnrollFirst.tsx')).EnrollFirst }));

/** Header, ribbons, page, footer. A person with several roles and no valid one first picks one (spec 1 section 2). */
export function Layout() {
  const { user, role, roles, wasLost } = useSession();
  const { key, pathname } = useLocation();
  // After a lost session the router is new. Its first page is replaced by the login page, which returns to it after
  // login.
  const [lostAt] = useState(wasLost ? key : null);
  const isLost = lostAt === key && pathname !== '/login';
  const mustChooseRole = user !== null && role === null && roles.length > 0;
  const page = isLost ? (
    <SignInFirst />
  ) : (
    (firstPage({ mustEnroll: user?.must_enroll, mustChooseRole }) ?? <Outlet />)
  );
  return (
    <LayoutFrame>
      <Alerts />
      <Suspense fallback={<LoadingText />}>{page}</Suspense>
      <Faults />
      <ScrollRestoration />
    </LayoutFrame>
  );
}

/** What comes before every page. */
function firstPage({
  mustEnroll = false,
  mustChooseRole,
}: {
  mustEnroll?: boolean | undefined;
  mustChooseRole: boolean;
}) {
  if (!mustEnroll && !mustChooseRole) return null;
  return <ErrorBoundary>{mustEnroll ? <EnrollFirst /> : <PrimaryRolePage />}</ErrorBoundary>;
}
