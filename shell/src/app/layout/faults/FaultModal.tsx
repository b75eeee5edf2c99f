import { MESSAGES } from '@portal/contract/messages';
import { Button, Link, Phrase, Stack, Text } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { RouteButton } from '@portal/shared-ui/page';
import { errors as words } from '#texts/errors';
import { useBranding } from '@portal/shared-ui/branding';
import { useSession } from '@portal/shared-ui/session';
import { CallDetails } from './CallDetails.tsx';
import type { FaultKind } from './fault-kind.ts';

export type ModalKind = Extract<FaultKind, 'request' | 'permissions' | 'server'>;

interface FaultModalProps {
  kind: ModalKind;
  error: ApiError;
  onClose: () => void;
}

const TITLES: Readonly<Record<ModalKind, string>> = {
  request: MESSAGES.requestProblem,
  permissions: MESSAGES.permissionsTitle,
  server: MESSAGES.serverErrorTitle,
};

/** The three modals of the error catalogue (spec 1 section 8, "By status"). */
export function FaultModal({ kind, error, onClose }: FaultModalProps) {
  const { support_email: support } = useBranding();
  const later = useSession().user ? words.later : words.laterForVisitors;
  const isForbidden = kind === 'permissions';
  const reason = findReason(error);
  return (
    <Modal
      isOpen
      type="error"
      title={TITLES[kind]}
      onClose={onClose}
      footer={
        isForbidden ? (
          <RouteButton to="/" onClick={onClose}>
            {words.returnHome}
          </RouteButton>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )
      }
    >
      <Stack gap="3">
        <Text>{readText(kind, error)}</Text>
        {reason ? <Text>{reason}</Text> : null}
        {kind === 'server' && !reason ? <Text color="fg.muted">{later}</Text> : null}
        {kind === 'request' ? null : (
          <Text>
            <Phrase
              text={words.support}
              values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </Text>
        )}
        {kind === 'request' ? null : <CallDetails error={error} hasCall={kind === 'server'} />}
      </Stack>
    </Modal>
  );
}

function readText(kind: ModalKind, { messages, detail }: ApiError): string {
  if (kind === 'permissions') return MESSAGES.permissionsText;
  return kind === 'server' ? MESSAGES.serverErrorText : (messages[0] ?? detail);
}

/** The server's reason. Screens leave failures with a reason to this modal, so it must be shown here. */
function findReason({ code, detail }: ApiError): string | null {
  const hasReason = code === 'FORBIDDEN' ? detail !== MESSAGES.forbidden : code === 'SERVICE_UNAVAILABLE';
  return hasReason ? detail : null;
}
