import type { MailModelName } from '@portal/contract/mail-rules';
import { MESSAGES } from '@portal/contract/messages';
import { FILE_TYPE } from '@portal/contract/statuses';
import { Box, Button, HStack, NativeSelect, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { api, type ApiError, invalidate, toApiError, useApi } from '../data/index.ts';
import { Modal } from '../../design/dialog/index.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { Tabs } from '../../design/tabs/index.ts';
import { notify } from '../../design/toaster/index.ts';
import { FileUpload, uploadAs, type UploadedFile } from '../upload/index.ts';
import { mail as words } from '#texts/mail';
import type { MailDraft } from './draft.ts';
import { HiddenRecipients } from './HiddenRecipients.tsx';
import { MailErrors } from './MailErrors.tsx';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { useMailDraft } from './useMailDraft.ts';
import { useUnwritten } from './useUnwritten.ts';

/** What the mail is about: it is kept in the log of that object. */
export interface MailSubject {
  readonly model: MailModelName;
  readonly id: number;
  readonly name: string;
  /** To whom an empty email goes unless told otherwise. */
  readonly to?: readonly string[];
}

const EMPTY: MailDraft = { to: [], cc: [], subject: '', body: '' };
const upload = uploadAs(FILE_TYPE.ATTACHMENT);
const MAXIMUM_BYTES = 20 * 1024 * 1024;

/**
 * A panel at the side in which staff write a mail, from a template or from nothing (spec 3 section 2.17). Escape closes
 * it; what was typed stays for the next time.
 */
export function WriteMail({ about, onClose }: { about: MailSubject; onClose: () => void }) {
  const templates = useApi('GET /email-template/', {
    query: { model_name: about.model, decision__isnull: true },
  });
  const [template, setTemplate] = useState<{ id: number; key: string } | null>(null);
  const { draft, change, isOld, startAgain, forget } = useMailDraft(`${about.model}-${about.id}`, {
    ...EMPTY,
    to: about.to ?? [],
  });
  // a filled template comes with an editor of its own, which selects what waits for words
  const [filled, setFilled] = useState(0);
  const [from, setFrom] = useState<string>();
  const [isHidden, setHidden] = useState(false);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [view, setView] = useState('write');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const { attempt, isKeptBack } = useUnwritten(draft);

  const start = async (key: string) => {
    const chosen = templates.data?.results.find((each) => each.key === key) ?? null;
    setTemplate(chosen);
    if (!chosen) return change({ ...EMPTY, to: draft.to, cc: draft.cc });
    setBusy(true);
    setError(null);
    try {
      const { data } = await api('GET /email-template/{id}/filled/', {
        params: { id: chosen.id },
        query: { object_id: about.id },
        quiet: true,
      });
      change({ to: data.to, cc: data.cc, subject: data.subject, body: data.body });
      setFrom(data.from);
      setFilled(filled + 1);
    } catch (failure) {
      setError(toApiError(failure));
    }
    setBusy(false);
  };

  const send = async () => {
    if (isKeptBack()) return setView('write');
    setBusy(true);
    setError(null);
    try {
      await api('POST /email/', {
        body: {
          to: [...draft.to],
          cc: [...draft.cc],
          bcc_all: isHidden,
          subject: draft.subject,
          body: draft.body,
          email_template: template?.key ?? 'staff_mail',
          model_name: about.model,
          object_id: String(about.id),
          attachments: files.map(({ id }) => id),
        },
        silent: true,
      });
      forget();
      notify.success({ title: MESSAGES.emailSent });
      await invalidate('email');
      onClose();
    } catch (failure) {
      setView('write');
      setError(toApiError(failure));
      setBusy(false);
    }
  };

  return (
    <Modal isOpen title={`${words.write}: ${about.name}`} onClose={onClose} size="lg" placement="end">
      <Stack gap="4">
        {error ? <MailErrors error={error} /> : null}
        {isOld ? (
          <HStack justify="space-between" wrap="wrap" bg="bg.muted" borderRadius="l2" px="3" py="2">
            <span>{words.kept}</span>
            <Button size="sm" variant="outline" onClick={startAgain}>
              {words.startEmpty}
            </Button>
          </HStack>
        ) : null}
        {templates.data ? (
          <LabeledField id="email-template" label={words.template}>
            {(control) => (
              <NativeSelect.Root disabled={isBusy}>
                <NativeSelect.Field
                  {...control}
                  value={template?.key ?? ''}
                  onChange={(event) => void start(event.currentTarget.value)}
                >
                  <option value="">{words.blank}</option>
                  {templates.data?.results.map(({ key, title }) => (
                    <option key={key} value={key}>
                      {title}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            )}
          </LabeledField>
        ) : templates.error ? null : (
          <LoadingText>{words.loading}</LoadingText>
        )}
        <Tabs.Root value={view} onValueChange={({ value }) => setView(value)}>
          <Tabs.List aria-label={words.email}>
            <Tabs.Trigger value="write">{words.writeTab}</Tabs.Trigger>
            <Tabs.Trigger value="preview">{words.previewTab}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="write" pt="4">
            <MailFields
              draft={draft}
              onChange={change}
              from={from}
              error={error}
              attempt={attempt}
              key={filled}
              belowRecipients={<HiddenRecipients isHidden={isHidden} onChange={setHidden} />}
            />
            <Box mt="4">
              <FileUpload
                label={words.attachments}
                help={words.attachmentsHelp}
                isOptional
                accept={['.pdf', '.png', '.jpg']}
                maxFiles={10}
                maxBytes={MAXIMUM_BYTES}
                upload={upload}
                files={files}
                onChange={setFiles}
              />
            </Box>
          </Tabs.Content>
          <Tabs.Content value="preview" pt="4">
            <MailPreview draft={draft} from={from} isHidden={isHidden} />
          </Tabs.Content>
        </Tabs.Root>
        <HStack justify="flex-end" wrap="wrap" borderTopWidth="1px" pt="4">
          <Button variant="outline" colorPalette="gray" onClick={onClose} disabled={isBusy}>
            {words.returnLink}
          </Button>
          <Button
            onClick={() => void send()}
            loading={isBusy}
            loadingText={words.sending}
            disabled={draft.to.length === 0}
          >
            {words.send}
          </Button>
        </HStack>
      </Stack>
    </Modal>
  );
}
