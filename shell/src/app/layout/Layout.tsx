import { lazy, Suspense } from 'react';
import { LoadingText } from '@portal/shared-ui';
import { Outlet, ScrollRestoration } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { FaultModal } from './FaultModal.tsx';
import { LayoutFrame } from './LayoutFrame.tsx';
import { LazyToaster } from './LazyToaster.tsx';

const PrimaryRolePage = lazy(async () => ({
  default: (await import('../../pages/PrimaryRolePage.tsx')).PrimaryRolePage,
}));

/** Header, ribbons, page, footer. A person with several roles and no valid one first picks one (spec 1 section 2). */
export function Layout() {
  const { user, role, roles } = useSession();
  const mustChooseRole = user !== null && role === null && roles.length > 0;
  return (
    <LayoutFrame>
      <Suspense fallback={<LoadingText />}>{mustChooseRole ? <PrimaryRolePage /> : <Outlet />}</Suspense>
      <FaultModal />
      {user ? <LazyToaster /> : null}
      <ScrollRestoration />
    </LayoutFrame>
  );
}
