import { Box, lazyPart } from '@portal/shared-ui';
import { useImpersonation, useSession } from '@portal/shared-ui/session';
import { BAR_HEIGHT } from './bar-height.ts';
import { LayoutPart } from './LayoutPart.tsx';

const ImpersonationParts = lazyPart(async () => ({
  default: (await import('./ImpersonationParts.tsx')).ImpersonationParts,
}));

/** Shown on every page while impersonating: who, as whom, how long, and how to stop (ux 16). */
export function ImpersonationBanner() {
  const isActing = useSession().impersonator !== null;
  const { wasReturned } = useImpersonation();
  if (!isActing && !wasReturned) return null;
  return (
    // Reserves the height of the bar, which wraps on a phone, so that the page does not move when its code arrives.
    <LayoutPart place={isActing ? <Box minH={BAR_HEIGHT} /> : null}>
      <ImpersonationParts />
    </LayoutPart>
  );
}
