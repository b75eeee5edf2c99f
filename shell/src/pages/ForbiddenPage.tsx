import { ForbiddenPanel } from '@portal/shared-ui/errors';
import { usePageTitle } from '@portal/shared-ui/page';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { useBranding } from '../app/branding-context.ts';

/** For a signed-in person whose role does not have this page (spec 1 section 6). */
export function ForbiddenPage() {
  const branding = useBranding();
  usePageTitle(FRAME_MESSAGES.permissionsTitle);
  return <ForbiddenPanel supportEmail={branding.support_email} />;
}
