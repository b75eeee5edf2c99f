import { Box, lazyPart } from '@portal/shared-ui';
import { useImpersonation, useSession } from '@portal/shared-ui/session';
import { BAR_HEIGHT } from './bar-height.ts';
import { LayoutPart } from './LayoutPart.tsx';

const ImpersonationBar = lazyPart(async () => ({
  default: (await import('./ImpersonationBar.tsx')).ImpersonationBar,
}));
const ImpersonationReturned = lazyPart(async () => ({
  default: (await import('./ImpersonationReturned.tsx')).ImpersonationReturned,
}));
const ProductionChange = lazyPart(async () => ({
  default: (await import('./ProductionChange.tsx')).ProductionChange,
}));

/** As high as the bar, which wraps on a phone: the page below it does not move when its code has come. */
const PLACE_OF_BAR = <Box minH={BAR_HEIGHT} />;

/** Always there while someone acts as another person: who, as whom, how long, and the way out (ux 16). */
export function ImpersonationBanner() {
  const { user, impersonator, expires } = useSession();
  const { wasReturned, forgetReturn } = useImpersonation();
  if (user && impersonator && expires)
    return (
      <>
        <LayoutPart place={PLACE_OF_BAR}>
          <ImpersonationBar real={impersonator.display_name} other={user.display_name} expires={expires} />
        </LayoutPart>
        <LayoutPart>
          <ProductionChange real={impersonator.display_name} other={user.display_name} />
        </LayoutPart>
      </>
    );
  return wasReturned ? (
    <LayoutPart>
      <ImpersonationReturned onClose={forgetReturn} />
    </LayoutPart>
  ) : null;
}
