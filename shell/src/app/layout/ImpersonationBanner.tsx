import { lazy, Suspense } from 'react';
import { useImpersonation, useSession } from '@portal/shared-ui/session';

const ImpersonationBar = lazy(async () => ({
  default: (await import('./ImpersonationBar.tsx')).ImpersonationBar,
}));
const ImpersonationReturned = lazy(async () => ({
  default: (await import('./ImpersonationReturned.tsx')).ImpersonationReturned,
}));
const ProductionChange = lazy(async () => ({
  default: (await import('./ProductionChange.tsx')).ProductionChange,
}));

/** Always there while someone acts as another person: who, as whom, how long, and the way out (ux 16). */
export function ImpersonationBanner() {
  const { user, impersonator, expires } = useSession();
  const { wasReturned, forgetReturn } = useImpersonation();
  if (user && impersonator && expires)
    return (
      <Suspense fallback={null}>
        <ImpersonationBar real={impersonator.display_name} other={user.display_name} expires={expires} />
        <ProductionChange real={impersonator.display_name} other={user.display_name} />
      </Suspense>
    );
  return wasReturned ? (
    <Suspense fallback={null}>
      <ImpersonationReturned onClose={forgetReturn} />
    </Suspense>
  ) : null;
}
