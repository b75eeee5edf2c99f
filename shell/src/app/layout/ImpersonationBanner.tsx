import { Box, lazyPart } from '@portal/shared-ui';
import { useImpersonation, useSession } from '@portal/shared-ui/session';
import { BAR_HEIGHT } from './bar-height.ts';
import { LayoutPart } from './LayoutPart.tsx';

const ImpersonationParts = lazyPart(async () => ({
  default: (await import('./ImpersonationParts.tsx')).ImpersonationParts,
}));

/** Always there while someone acts as another person: who, as whom, how long, and the way out (ux 16). */
export function ImpersonationBanner() {
  const isActing = useSession().impersonator !== null;
  const { wasReturned } = useImpersonation();
  if (!isActing && !wasReturned) return null;
  return (
    // As high as the bar, which wraps on a phone: the page below it does not move when its code has come.
    <LayoutPart place={isActing ? <Box minH={BAR_HEIGHT} /> : null}>
      <ImpersonationParts />
    </LayoutPart>
  );
}
