import { useImpersonation, useSession } from '@portal/shared-ui/session';
import { ImpersonationBar } from './ImpersonationBar.tsx';
import { ImpersonationReturned } from './ImpersonationReturned.tsx';
import { ConfirmImpersonatedChange } from './ConfirmImpersonatedChange.tsx';

/** While impersonating, shows the bar and the question before each change; afterwards, that the time was over. */
export function ImpersonationParts() {
  const { user, impersonator, expires } = useSession();
  const { forgetReturn } = useImpersonation();
  if (!user || !impersonator || !expires) return <ImpersonationReturned onClose={forgetReturn} />;
  const names = { real: impersonator.display_name, other: user.display_name };
  return (
    <>
      <ImpersonationBar {...names} expires={expires} />
      <ConfirmImpersonatedChange {...names} />
    </>
  );
}
