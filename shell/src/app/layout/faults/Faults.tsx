import { useEffect, useState } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { FRAME_MESSAGES } from '@portal/contract/frame-messages';
import { onFailedCall, type ApiError } from '@portal/shared-ui/data';
import { alerts } from '@portal/shared-ui/errors';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { faultKind } from './fault-kind.ts';
import type { ModalKind } from './FaultModal.tsx';
import { LayoutPart } from '../LayoutPart.tsx';

const FaultModal = lazyPart(async () => ({ default: (await import('./FaultModal.tsx')).FaultModal }));

interface Fault {
  readonly kind: ModalKind;
  readonly error: ApiError;
}

/**
 * Handles failed calls as the error catalogue of spec 1 section 8 says; its dialogs are loaded when something fails.
 */
export function Faults() {
  const navigate = useNavigate();
  const isSignedIn = useSession().user !== null;
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(
    () =>
      onFailedCall((error) => {
        const kind = faultKind(error);
        if (kind === null) return false;
        if (kind === 'missing')
          void navigate('/404', {
            state: { correlationId: error.correlationId, from: location.pathname + location.search },
          });
        else if (kind === 'unexpected') raiseUnexpected(error, isSignedIn);
        else setFault({ kind, error });
        // handled here, so the screen does not show it again
        return true;
      }),
    [navigate, isSignedIn],
  );
  if (!fault) return null;
  return (
    <LayoutPart>
      <FaultModal {...fault} onClose={() => setFault(null)} />
    </LayoutPart>
  );
}

/** A report includes the sender's email address, so visitors get the message without the option to report. */
function raiseUnexpected({ sent, received, call }: ApiError, canReport: boolean): void {
  const errorObject = { payload: sent, response: received, fe_url: location.href, url: call };
  alerts.raise({
    message: FRAME_MESSAGES.unexpectedError,
    alertType: 'alert',
    ...(canReport ? { errorObject } : {}),
  });
}
