import { Button, Link, Phrase, Stack, Text } from '@portal/shared-ui';
import { ApiError } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { MESSAGES } from '@portal/contract/messages';
import { errors } from '#texts/errors';
import { member as words } from '#texts/member';
import { useBranding } from '@portal/shared-ui/branding';
import { CallDetails } from './faults/CallDetails.tsx';

interface LogoutFailureProps {
  error: unknown;
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** The person is still logged in, which is dangerous on a shared computer, so the message stays until answered. */
export function LogoutFailure({ error, isBusy, onRetry, onClose }: LogoutFailureProps) {
  const { support_email: support } = useBranding();
  const isServer = error instanceof ApiError && error.status >= 500;
  return (
    <Modal
      isOpen
      type="error"
      role="alertdialog"
      title={isServer ? MESSAGES.serverErrorTitle : words.logoutFailedTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {errors.close}
          </Button>
          <Button loading={isBusy} loadingText={words.loggingOut} onClick={onRetry}>
            {words.tryAgain}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text fontWeight="semibold">{words.logoutFailedText}</Text>
        <Text>{words.sharedComputer}</Text>
        {isServer ? <Text color="fg.muted">{MESSAGES.serverErrorText}</Text> : null}
        <Text>
          <Phrase
            text={words.logoutHelp}
            values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
          />
        </Text>
        {error instanceof ApiError ? <CallDetails error={error} hasCall={isServer} /> : null}
      </Stack>
    </Modal>
  );
}
