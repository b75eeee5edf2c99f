import { MESSAGES } from '@portal/contract/messages';
import { Button, chakra, Link, Phrase, Stack, Text } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { CorrelationId } from '@portal/shared-ui/errors';
import { RouteButton } from '@portal/shared-ui/page';
import { errors as words } from '#texts/errors';
import { useBranding } from '../../branding-context.ts';
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
  const isForbidden = kind === 'permissions';
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
        <Text>{textOf(kind, error)}</Text>
        {kind === 'server' ? <Text color="fg.muted">{words.later}</Text> : null}
        {kind === 'request' ? null : (
          <Text>
            <Phrase
              text={words.support}
              values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
            />
          </Text>
        )}
        {kind === 'server' ? <FailedCall call={error.call} /> : null}
        {kind !== 'request' && error.correlationId ? <CorrelationId id={error.correlationId} /> : null}
      </Stack>
    </Modal>
  );
}

function textOf(kind: ModalKind, { messages, detail }: ApiError): string {
  if (kind === 'permissions') return MESSAGES.permissionsText;
  return kind === 'server' ? MESSAGES.serverErrorText : (messages[0] ?? detail);
}

function FailedCall({ call }: { call: string }) {
  const [method, url] = call.split(' ');
  return (
    <Stack gap="1" textStyle="sm" color="fg.muted">
      <div>
        {words.method} <chakra.code>{method}</chakra.code>
      </div>
      <div>
        {words.url} <chakra.code overflowWrap="anywhere">{url}</chakra.code>
      </div>
    </Stack>
  );
}
