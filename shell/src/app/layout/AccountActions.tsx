import { useState, type ReactNode } from 'react';
import type { Role } from '@portal/contract/roles';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useAttempt } from '../../session/use-attempt.ts';
import { AccountActionsContext } from './account-actions-context.ts';
import { LazyModal, lazyPart } from '@portal/shared-ui';
import { RoleFailure } from './RoleFailure.tsx';
import { member as words } from '#texts/member';
import { LayoutPart } from './LayoutPart.tsx';

const LogoutFailure = lazyPart(async () => ({
  default: (await import('./LogoutFailure.tsx')).LogoutFailure,
}));

/**
 * Provides role switching and logout to the menus inside. Errors are shown here, because a menu closes when it loses
 * the focus and would take its modal with it.
 */
export function AccountActions({ children }: { children: ReactNode }) {
  const { switchRole, signOut } = useSession();
  const navigate = useNavigate();
  const [savingRole, setSavingRole] = useState<Role | null>(null);
  const choice = useAttempt();
  const leave = useAttempt({ preservesRefusal: true });

  /** the present page may not exist for the other role, so it continues at home */
  const chooseRole = async (role: Role) => {
    setSavingRole(role);
    await choice.attempt(() => switchRole(role, () => navigate('/')));
    setSavingRole(null);
  };
  const logOut = async () => {
    await leave.attempt(() => signOut(() => navigate('/')));
  };

  return (
    <AccountActionsContext value={{ savingRole, isLeaving: leave.isBusy, chooseRole, logOut }}>
      {children}
      {choice.refusal ? (
        <LazyModal type="error" title={words.roleFailed} onClose={choice.clear}>
          <RoleFailure error={choice.refusal.error} />
        </LazyModal>
      ) : null}
      {leave.refusal ? (
        <LayoutPart>
          <LogoutFailure
            error={leave.refusal.error}
            isBusy={leave.isBusy}
            onRetry={() => void logOut()}
            onClose={leave.clear}
          />
        </LayoutPart>
      ) : null}
    </AccountActionsContext>
  );
}
