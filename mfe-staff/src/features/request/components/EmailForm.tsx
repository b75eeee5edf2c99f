import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { DECISION_LABELS } from '@portal/contract/transitions';
import type { ResponseOf } from '@portal/contract/types';
import { Alert, Button, HStack, Input, LabeledField, Stack, Text } from '@portal/shared-ui';
import { ApiError, api, invalidate } from '@portal/shared-ui/data';
import { RichText } from '@portal/shared-ui/rich-text';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { conflictOf } from '../api/decision-conflict.ts';
import { splitAddresses } from '../api/addresses.ts';
import type { DecisionDialogProps } from './ConfirmDecision.tsx';

interface Fields {
  to: string;
  cc: string;
  subject: string;
  body: string;
}

/** Recipients, subject and message. Nothing typed is lost when the server refuses. */
export function EmailForm({
  request,
  etag,
  status,
  onDone,
  onConflict,
  onCancel,
  draft,
}: DecisionDialogProps & { draft: ResponseOf<'GET /email-info/'> }) {
  const [fields, setFields] = useState<Fields>({
    to: draft.to.join(', '),
    cc: draft.cc.join(', '),
    subject: draft.subject,
    body: draft.body,
  });
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (name: keyof Fields) => (value: string) => setFields((known) => ({ ...known, [name]: value }));
  const problem = (name: string) =>
    Object.entries(error?.fields ?? {}).find(
      ([field]) => field === `email.${name}` || field.startsWith(`email.${name}.`),
    )?.[1][0];

  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await api('POST /request/{id}/decision/', {
        params: { id: request.id },
        body: {
          status,
          email: {
            to: splitAddresses(fields.to),
            cc: splitAddresses(fields.cc),
            bcc: draft.bcc,
            subject: fields.subject,
            body: fields.body,
          },
        },
        ifMatch: etag,
        quiet: true,
      });
      notify.success({
        title: `${request.sfari_request_id} is now ${REQUEST_STATUS_LABELS[status]}`,
        description: MESSAGES.emailSent,
      });
      await invalidate('history', 'email');
      await onDone();
    } catch (failure) {
      const conflict = conflictOf(failure);
      if (conflict) await onConflict(conflict);
      else
        setError(
          failure instanceof ApiError
            ? failure
            : new ApiError({ status: 0, detail: MESSAGES.unexpectedError }),
        );
      setBusy(false);
    }
  };

  return (
    <Stack gap="4">
      {error ? (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{MESSAGES.emailError}</Alert.Title>
            <Alert.Description>{error.detail}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <Text color="fg.muted" textStyle="sm">
        From {draft.from}
      </Text>
      <LabeledField
        label="Recipients"
        help="Separate addresses with a space or a comma"
        error={problem('to')}
      >
        {(control) => (
          <Input {...control} value={fields.to} onChange={(event) => set('to')(event.target.value)} />
        )}
      </LabeledField>
      <LabeledField label="CC" isOptional error={problem('cc')}>
        {(control) => (
          <Input {...control} value={fields.cc} onChange={(event) => set('cc')(event.target.value)} />
        )}
      </LabeledField>
      <LabeledField label="Subject" error={problem('subject')}>
        {(control) => (
          <Input
            {...control}
            value={fields.subject}
            onChange={(event) => set('subject')(event.target.value)}
          />
        )}
      </LabeledField>
      <LabeledField label="Message" error={problem('body')}>
        {(control) => (
          <RichText
            {...control}
            label="Message"
            value={fields.body}
            onChange={set('body')}
            minHeight="14rem"
          />
        )}
      </LabeledField>
      <HStack justify="flex-end" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={onCancel} disabled={isBusy}>
          Return
        </Button>
        <Button
          onClick={() => void send()}
          loading={isBusy}
          disabled={splitAddresses(fields.to).length === 0}
        >
          {DECISION_LABELS[status] ?? 'Send Email'}
        </Button>
      </HStack>
    </Stack>
  );
}
