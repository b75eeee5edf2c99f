import { useState } from 'react';
import { WEBHOOK_OVERLAP_HOURS } from '@portal/contract/webhooks';
import { Button, fill, Flex } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { webhook as words } from '#texts/webhook';
import { WEBHOOK_READS, WEBHOOKS, type Webhook } from '../model/webhook.ts';

interface WebhookActionsProps {
  webhook: Webhook;
  read: { readonly etag: string | null; readonly reload: () => Promise<void> };
  onSecret: (secret: string) => void;
}

/** Test, pause or resume, edit, rotate the secret, delete. */
export function WebhookActions({ webhook, read, onSecret }: WebhookActionsProps) {
  const [asked, setAsked] = useState<'rotate' | 'remove' | null>(null);
  const { id, name, state, abilities } = webhook;
  const params = { id };
  const isActive = state === 'active';
  const test = useWrite('POST /webhook/{id}/test/', {
    invalidates: ['webhook-delivery'],
    done: words.tested,
    failureTitle: true,
  });
  const change = useWrite('PATCH /webhook/{id}/', {
    read,
    invalidates: WEBHOOK_READS,
    words: { STALE: words.stale },
    done: isActive ? words.paused : words.resumed,
    failureTitle: true,
  });
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {abilities['test'] ? (
          <Button size="sm" loading={test.isBusy} onClick={() => void test.send({ params })}>
            {words.test}
          </Button>
        ) : null}
        <Button
          size="sm"
          {...(isActive ? { variant: 'outline', colorPalette: 'gray' } : {})}
          loading={change.isBusy}
          onClick={() => void change.send({ params, body: { state: isActive ? 'paused' : 'active' } })}
        >
          {isActive ? words.pause : words.resume}
        </Button>
        <RouteButton to={`${WEBHOOKS}/${id}/edit`} size="sm" variant="outline" colorPalette="gray">
          {words.edit}
        </RouteButton>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAsked('rotate')}>
          {words.rotate}
        </Button>
        <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </Flex>
      {asked ? (
        <WebhookQuestion
          step={asked}
          name={name}
          id={id}
          read={read}
          onSecret={onSecret}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface WebhookQuestionProps extends Pick<WebhookActionsProps, 'read' | 'onSecret'> {
  step: 'rotate' | 'remove';
  id: number;
  name: string;
  onClose: () => void;
}

/** Asks before a secret is replaced or the webhook is deleted. */
function WebhookQuestion({ step, id, name, read, onSecret, onClose }: WebhookQuestionProps) {
  const navigate = useNavigate();
  const rotate = useWrite('POST /webhook/{id}/rotate/', {
    opened: read,
    invalidates: WEBHOOK_READS,
    words: { STALE: words.stale },
    done: words.rotated,
    onDone: ({ data }) => {
      onSecret(data.secret);
      onClose();
    },
  });
  const remove = useWrite('DELETE /webhook/{id}/', {
    opened: read,
    isRemoval: true,
    invalidates: WEBHOOK_READS,
    words: { STALE: words.stale },
    done: words.removed,
    onDone: () => navigate(WEBHOOKS, { replace: true }),
  });
  const isRotation = step === 'rotate';
  const write = isRotation ? rotate : remove;
  return (
    <ConfirmDialog
      isOpen
      isDestructive={!isRotation}
      isBusy={write.isBusy}
      error={write.failure}
      title={fill(isRotation ? words.rotateTitle : words.removeTitle, { name })}
      consequence={isRotation ? fill(words.rotateText, { hours: WEBHOOK_OVERLAP_HOURS }) : words.removeText}
      confirmLabel={isRotation ? words.rotate : words.removeConfirm}
      onConfirm={() => void write.send({ params: { id } })}
      onCancel={onClose}
    />
  );
}
