import type { Request } from '@portal/contract';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { useBranding } from '@portal/shared-ui/branding';
import { RouteButton } from '@portal/shared-ui/page';
import { useRenewals } from '@portal/shared-ui/renewal';
import { isRenewalIn } from '@portal/contract/project-updates';
import { isEditableRenewal, isOpenRenewal, isRenewalDue } from '../model/renewal-due.ts';
import { renewal as words } from '#texts/renewal';

/**
 * Link to the renewal form, also to continue a draft. It is emphasized once renewal is due, and hidden while the
 * foundation has a submitted renewal (spec 2 section 2.4).
 */
export function RenewLink({ request }: { request: Request }) {
  const { time_zone: timeZone } = useBranding();
  const [newest] = useRenewals(request).rows;
  const begun = newest && isOpenRenewal(newest) && isEditableRenewal(newest) ? newest : undefined;
  if (isRenewalIn(request)) return null;
  return (
    <RouteButton
      to={renewalAddress(request)}
      variant={begun || isRenewalDue(request, timeZone) ? 'solid' : 'outline'}
      {...(begun ? { state: { renewal: begun.id } } : {})}
    >
      {begun ? words.goOn : words.renew}
    </RouteButton>
  );
}
