import { Box, Button, chakra, Stack, Text, Textarea } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { useState } from 'react';
import { Modal } from '../../design/dialog/Modal.tsx';
import type { PortalAlert } from '../errors/alert-store.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { report as words } from '#texts/alerts';

/** In the format of the API (spec 1 section 3, "Error report"). */
export interface ErrorReport {
  readonly notes: string;
  readonly payload_body: string;
  readonly response_body: string;
  readonly error_fe_url: string;
  readonly error_api_url: string;
}

interface ErrorReportDialogProps {
  error: NonNullable<PortalAlert['errorObject']>;
  onSend: (report: ErrorReport) => Promise<void>;
  onSent: () => void;
  onClose: () => void;
}

/** Asks whether to send a report, shows its content, and thanks the user afterward. */
export function ErrorReportDialog({ error, onSend, onSent, onClose }: ErrorReportDialogProps) {
  const [notes, setNotes] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'sent'>('asking');

  const send = async () => {
    setState('sending');
    try {
      await onSend({
        notes,
        payload_body: error.payload,
        response_body: error.response,
        error_fe_url: error.fe_url,
        error_api_url: error.url,
      });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  const close = () => {
    if (state === 'sent') onSent();
    onClose();
  };

  if (state === 'sent')
    return (
      <Modal
        isOpen
        title={MESSAGES.reportSubmitted}
        onClose={close}
        footer={<Button onClick={close}>{words.close}</Button>}
      >
        <Text>{words.thanks}</Text>
      </Modal>
    );
  return (
    <Modal
      isOpen
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {MESSAGES.reportCancel}
          </Button>
          <Button loading={state === 'sending'} loadingText={words.sending} onClick={() => void send()}>
            {MESSAGES.reportSend}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>{words.explain}</Text>
        <Details error={error} />
        <LabeledField label={MESSAGES.reportNotes} help={words.notesHelp}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              maxLength={LIMITS.comment}
              value={notes}
              onChange={(event) => setNotes(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        <Text role="alert" color="fg.error">
          {state === 'failed' ? words.failed : null}
        </Text>
      </Stack>
    </Modal>
  );
}

function Details({ error }: Pick<ErrorReportDialogProps, 'error'>) {
  const parts = [
    [words.page, error.fe_url],
    [words.call, error.url],
    [words.sent, error.payload || words.nothing],
    [words.received, error.response || words.nothing],
  ] as const;
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH="target.sm" py="target" fontWeight="medium">
        {MESSAGES.reportDetails}
      </chakra.summary>
      <chakra.dl
        mt="2"
        maxH="40dvh"
        overflowY="auto"
        textStyle="sm"
        tabIndex={0}
        aria-label={MESSAGES.reportDetails}
      >
        {parts.map(([label, text]) => (
          <Box key={label} mb="2">
            <chakra.dt fontWeight="medium">{label}</chakra.dt>
            <chakra.dd m="0">
              <chakra.code fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {text}
              </chakra.code>
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
