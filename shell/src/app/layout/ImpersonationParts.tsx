import { useImpersonation, useSession } from '@portal/shared-ui/session';
import { ImpersonationBar } from './ImpersonationBar.tsx';
import { ImpersonationReturned } from './ImpersonationReturned.tsx';
import { ProductionChange } from './ProductionChange.tsx';

/** The bar with the question before each change while someone acts as another person, and that the time was over. */
export function ImpersonationParts() {
  const { user, impersonator, expires } = useSession();
  const { forgetReturn } = useImpersonation();
  if (!user || !impersonator || !expires) return <ImpersonationReturned onClose={forgetReturn} />;
  const names = { real: impersonator.display_name, other: user.display_name };
  return (
    <>
      <ImpersonationBar {...names} expires={expires} />
      <ProductionChange {...names} />
    </>
  );
}
