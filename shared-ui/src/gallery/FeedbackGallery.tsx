import { useState } from 'react';
import { ConfirmDialog, Modal } from '../design/dialog/index.ts';
import { ForbiddenPanel, NotFoundPanel, RetryPanel, ServerErrorPanel } from '../design/errors/index.ts';
import { RestoreNotice } from '../design/form/index.ts';
import { Button, HStack, LoadingText, Text } from '../design/index.ts';
import { notify } from '../design/toaster/index.ts';
import { Example } from './Example.tsx';

type Shown = 'display' | 'loader' | 'error' | 'confirm' | undefined;

export function FeedbackGallery() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const open = (kind: Shown) => {
    setShown(kind);
    // the user cannot close a loader
    if (kind === 'loader') setTimeout(close, 2500);
  };
  return (
    <>
      <Example title="Dialogs">
        <HStack wrap="wrap" gap="3">
          {(['display', 'error', 'loader', 'confirm'] as const).map((kind) => (
            <Button key={kind} variant="outline" onClick={() => open(kind)}>
              Open {kind}
            </Button>
          ))}
        </HStack>
        <Modal
          isOpen={shown === 'display'}
          title="Unconfirmed Institution"
          onClose={close}
          footer={<Button onClick={close}>Close</Button>}
        >
          <Text>
            Your Signing Official has been contacted. An administrator approves or rejects the institution;
            the RDA is signed after approval.
          </Text>
        </Modal>
        <Modal
          type="error"
          isOpen={shown === 'error'}
          title="Sorry, there was a problem with your request"
          onClose={close}
          footer={<Button onClick={close}>Close</Button>}
        >
          <Text>There was an issue creating the institution.</Text>
        </Modal>
        <Modal type="loader" isOpen={shown === 'loader'} title="Loading RDA" />
        <ConfirmDialog
          isOpen={shown === 'confirm'}
          isDestructive
          title="Delete the project 'Sleep in siblings'?"
          consequence="Its three draft requests are deleted too. This cannot be undone."
          confirmLabel="Delete project"
          onConfirm={close}
          onCancel={close}
        />
      </Example>
      <Example title="Notices">
        <HStack wrap="wrap" gap="3">
          <Button variant="outline" onClick={() => notify.success('Access Successfully Updated')}>
            Success
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              notify.error({
                title: 'Failed to update object',
                description: 'Nothing was changed.',
                action: { label: 'Try again', onClick: () => {} },
              })
            }
          >
            Error
          </Button>
          <Button variant="outline" onClick={() => notify.warning('2 of 12 requests could not be moved')}>
            Warning
          </Button>
          <Button variant="outline" onClick={() => notify.info('Your export is ready')}>
            Information
          </Button>
        </HStack>
      </Example>
      <Example title="Waiting and unsaved words">
        <LoadingText>Fetching Information</LoadingText>
        <RestoreNotice at="2026-11-20T14:02:00Z" what={['Abstract']} onDiscard={() => {}} />
        <RestoreNotice at="2026-11-20T14:02:00Z" onRestore={() => {}} onDiscard={() => {}} />
      </Example>
      <Example title="Failures">
        <RetryPanel
          title="Tissue requests are unavailable"
          error={{ correlationId: '0f8c2a7e-41d5' }}
          onRetry={() => {}}
        />
        <ForbiddenPanel headingLevel={2} correlationId="0f8c2a7e-41d5" />
        <NotFoundPanel headingLevel={2} />
        <ServerErrorPanel
          headingLevel={2}
          correlationId="0f8c2a7e-41d5"
          method="GET"
          url="/api/request/12/"
        />
      </Example>
    </>
  );
}
