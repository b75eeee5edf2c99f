import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { DECISION_LABELS } from '@portal/contract/transitions';
import type { ResponseOf } from '@portal/contract/types';
import { Alert, Button, HStack, Stack, fill, Phrase } from '@portal/shared-ui';
import { MailErrors, MailFields, MailPreview, useMailDraft, useUnwritten } from '@portal/shared-ui/mail';
import { Tabs } from '@portal/shared-ui/tabs';
import { useState } from 'react';
import { isEnding } from '../api/ending-decisions.ts';
import { makeMail } from '../api/email-draft.ts';
import { useDecision, type DecisionDialogProps } from '../api/useDecision.ts';
import { request as texts } from '#texts/request';

const CHANGED = texts.somebodyChangedThisRequestA;

/** Recipients, subject and message, and how the mail will look. Nothing typed is lost when the server refuses. */
export function EmailForm({
  template,
  ...props
}: DecisionDialogProps & { template: ResponseOf<'GET /email-info/'> }) {
  const { request, status, onCancel } = props;
  const { decide, isBusy, error } = useDecision(props);
  const { draft, change, isOld, startAgain, forget } = useMailDraft(
    `request-${request.id}-${status}`,
    template,
  );
  const { attempt, isKeptBack } = useUnwritten(draft);
  const [view, setView] = useState('write');
  const hasRecipient = draft.to.length > 0;

  const send = async () => {
    if (isKeptBack()) return setView('write');
    const title = fill(texts.isNow, {
      sfariRequestId: request.sfari_request_id,
      status: REQUEST_STATUS_LABELS[status],
    });
    await decide(makeMail(draft, template), { title, description: MESSAGES.emailSent }, forget);
    setView('write');
  };

  return (
    <Stack gap="4">
      {error ? <MailErrors error={error} words={error.code === 'STALE' ? CHANGED : undefined} /> : null}
      {request.decisions.includes(status) ? null : (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title>
            <Phrase
              text={texts.meanwhileTheRequestHasBecome}
              values={{ part: REQUEST_STATUS_LABELS[request.status] }}
            />
          </Alert.Title>
        </Alert.Root>
      )}
      {isOld ? (
        <HStack justify="space-between" wrap="wrap" bg="bg.muted" borderRadius="l2" px="3" py="2">
          <span>{texts.thisIsTheTextThat}</span>
          <Button size="sm" variant="outline" onClick={startAgain}>
            {texts.startAgainFromTheTemplate}
          </Button>
        </HStack>
      ) : null}
      <Tabs.Root value={view} onValueChange={({ value }) => setView(value)} minH="calc(100dvh - 12rem)">
        <Tabs.List aria-label={texts.email}>
          <Tabs.Trigger value="write">{texts.write}</Tabs.Trigger>
          <Tabs.Trigger value="preview">{texts.preview}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="write" pt="4">
          <MailFields
            draft={draft}
            onChange={change}
            from={template.from}
            error={error}
            attempt={attempt}
            errorPrefix="email."
          />
        </Tabs.Content>
        <Tabs.Content value="preview" pt="4">
          <MailPreview draft={draft} from={template.from} />
        </Tabs.Content>
      </Tabs.Root>
      <HStack
        justify="flex-end"
        wrap="wrap"
        position="sticky"
        bottom="0"
        bg="bg.panel"
        borderTopWidth="1px"
        mx="-6"
        px="6"
        py="4"
        mb="-6"
        zIndex="1"
      >
        <Button variant="outline" colorPalette="gray" onClick={onCancel} disabled={isBusy}>
          {texts.returnLabel}
        </Button>
        <Button
          colorPalette={isEnding(status) ? 'red' : 'accent'}
          onClick={() => void send()}
          loading={isBusy}
          disabled={!hasRecipient}
        >
          {DECISION_LABELS[status] ?? texts.sendEmail}
        </Button>
      </HStack>
    </Stack>
  );
}
