import { Outlet, ScrollRestoration } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { PrimaryRolePage } from '../../pages/PrimaryRolePage.tsx';
import { FaultModal } from './FaultModal.tsx';
import { LayoutFrame } from './LayoutFrame.tsx';
import { LazyToaster } from './LazyToaster.tsx';

/** Header, ribbons, page, footer. A person with several roles and no valid one first picks one (spec 1 section 2). */
export function Layout() {
  const { user, role, roles } = useSession();
  const mustChooseRole = user !== null && role === null && roles.length > 0;
  return (
    <LayoutFrame>
      {mustChooseRole ? <PrimaryRolePage /> : <Outlet />}
      <FaultModal />
      <LazyToaster />
      <ScrollRestoration />
    </LayoutFrame>
  );
}
