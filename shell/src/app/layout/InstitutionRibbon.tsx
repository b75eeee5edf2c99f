import { useState } from 'react';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { Button, fill, Link, Text, LazyModal } from '@portal/shared-ui';
import { useLocation } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { unconfirmed } from '#texts/unconfirmed';
import { useBranding } from '@portal/shared-ui/branding';
import { Ribbon } from './Ribbon.tsx';
import { isUnconfirmed, unconfirmedRibbonAllowedAt } from './ribbon-rules.ts';
import { UnconfirmedInstitution } from './UnconfirmedInstitution.tsx';

/** Shows all people of an institution on every page that it is not confirmed yet, or was rejected. */
export function InstitutionRibbon() {
  const { role, institution } = useSession();
  const { pathname, state } = useLocation();
  const branding = useBranding();
  const [isExplained, setExplained] = useState(false);
  // people removed from the institution no longer need to know its status
  if (!institution || institution.disowned) return null;
  if (institution.status === 4)
    return (
      <Ribbon label={unconfirmed.rejectedLabel}>
        <Text>
          {fill(unconfirmed.rejected, { institution: institution.display_name })}{' '}
          <Link href={`mailto:${branding.support_email}`}>{unconfirmed.rejectedHelp}</Link>
        </Text>
      </Ribbon>
    );
  if (!isUnconfirmed(institution.status) || !unconfirmedRibbonAllowedAt(pathname, state)) return null;
  const close = () => setExplained(false);
  return (
    <>
      <Ribbon label={FRAME_MESSAGES.unconfirmedModal} tone="info">
        <Text>{FRAME_MESSAGES.unconfirmedRibbon}</Text>
        <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setExplained(true)}>
          {unconfirmed.learnMore}
        </Button>
      </Ribbon>
      {isExplained ? (
        <LazyModal
          title={FRAME_MESSAGES.unconfirmedModal}
          onClose={close}
          footer={<Button onClick={close}>{unconfirmed.close}</Button>}
        >
          <UnconfirmedInstitution
            isOfficer={role === 'sbso' || role === 'pi_sbso'}
            status={institution.status}
          />
        </LazyModal>
      ) : null}
    </>
  );
}
