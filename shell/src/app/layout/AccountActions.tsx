import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Role } from '@portal/contract/roles';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { AccountActionsContext } from './account-actions-context.ts';
import { LazyModal } from '@portal/shared-ui';
import { RoleFailure } from './RoleFailure.tsx';
import { layout as words } from '#texts/layout';

const LogoutFailure = lazy(async () => ({ default: (await import('./LogoutFailure.tsx')).LogoutFailure }));

/**
 * Switching the role and logging out, for the menus inside. What goes wrong is told here and not in a menu, which closes
 * when the focus leaves it and would take its modal along.
 */
export function AccountActions({ children }: { children: ReactNode }) {
  const { switchRole, signOut } = useSession();
  const navigate = useNavigate();
  const [savingRole, setSavingRole] = useState<Role | null>(null);
  const [roleError, setRoleError] = useState<unknown>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [logoutError, setLogoutError] = useState<unknown>(null);

  /** This page may not exist for the other role, so it leads home. */
  const chooseRole = async (role: Role) => {
    setSavingRole(role);
    try {
      await switchRole(role, () => navigate('/'));
    } catch (failure) {
      setRoleError(failure);
    } finally {
      setSavingRole(null);
    }
  };
  const logOut = async () => {
    setLeaving(true);
    try {
      await signOut(() => navigate('/'));
      setLogoutError(null);
    } catch (failure) {
      setLogoutError(failure);
    } finally {
      setLeaving(false);
    }
  };

  return (
    <AccountActionsContext value={{ savingRole, isLeaving, chooseRole, logOut }}>
      {children}
      {roleError ? (
        <LazyModal type="error" title={words.roleFailed} onClose={() => setRoleError(null)}>
          <RoleFailure error={roleError} />
        </LazyModal>
      ) : null}
      {logoutError ? (
        <Suspense fallback={null}>
          <LogoutFailure
            error={logoutError}
            isBusy={isLeaving}
            onRetry={() => void logOut()}
            onClose={() => setLogoutError(null)}
          />
        </Suspense>
      ) : null}
    </AccountActionsContext>
  );
}
