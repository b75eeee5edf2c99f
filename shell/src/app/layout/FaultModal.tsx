import { useEffect, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, Stack, Text, chakra } from '@portal/shared-ui';
import { onFailedCall, type ApiError } from '@portal/shared-ui/data';
import { CorrelationId } from '@portal/shared-ui/errors';
import { RouteButton } from '@portal/shared-ui/page';
import { useBranding } from '../branding-context.ts';
import { LazyModal } from './LazyModal.tsx';

/** A read shows its failure where its data would be; a write has no such place, so a modal tells it. */
function opensModal({ status, call }: ApiError): boolean {
  return !call.startsWith('GET ') && (status === 403 || status >= 500);
}

/** 'Permissions Issue' and 'Server Error' for writes that were refused or failed (spec 1 section 8). */
export function FaultModal() {
  const branding = useBranding();
  const [fault, setFault] = useState<ApiError | null>(null);
  useEffect(() => onFailedCall((error) => (opensModal(error) ? setFault(error) : undefined)), []);
  if (!fault) return null;
  const close = () => setFault(null);
  const isForbidden = fault.status === 403;
  return (
    <LazyModal
      type="error"
      title={isForbidden ? MESSAGES.permissionsTitle : MESSAGES.serverErrorTitle}
      onClose={close}
      footer={
        isForbidden ? (
          <RouteButton to="/" onClick={close}>
            Return To Home
          </RouteButton>
        ) : (
          <Button onClick={close}>Close</Button>
        )
      }
    >
      <Stack gap="3">
        <Text>{isForbidden ? MESSAGES.permissionsText : MESSAGES.serverErrorText}</Text>
        <Text>Support: {branding.support_email}</Text>
        {isForbidden ? null : (
          <chakra.code textStyle="sm" overflowWrap="anywhere">
            {fault.call}
          </chakra.code>
        )}
        {fault.correlationId ? <CorrelationId id={fault.correlationId} /> : null}
      </Stack>
    </LazyModal>
  );
}
