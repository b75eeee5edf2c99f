import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import { FILE_TYPE } from '@portal/contract/statuses';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '../../design/tabs/index.ts';
import type { ApiError } from '../data/index.ts';
import { FileUpload, uploadAs } from '../upload/index.ts';
import { mail as words } from '#texts/mail';
import {
  ADDRESS_LISTS,
  mailProblem,
  wrongAddresses,
  type MailDraft,
  type MailStart,
  type MailWords,
} from './draft.ts';
import { HiddenRecipients } from './HiddenRecipients.tsx';
import { LetterLanguage } from './LetterLanguage.tsx';
import type { MailSubject } from './mail-subject.ts';
import { MailErrors } from './MailErrors.tsx';
import { addressFieldId } from './AddressField.tsx';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';
import { useMailDraft } from './use-mail-draft.ts';
import { useUnwritten } from './use-unwritten.ts';

/** A complete email in the format of the endpoints. */
export interface ComposedMail {
  to: string[];
  cc: string[];
  bcc: string[];
  bcc_all: boolean;
  subject: string;
  body: string;
  attachments: string[];
  /** Key of the chosen template; empty for none. */
  template: string;
}

export interface ComposerFormProps {
  /** The key of the draft, which is stored in this tab. */
  draftName: string;
  start: MailStart;
  /** The label of the send button, and whether sending ends something. */
  send: { label: string; isEnding?: boolean };
  /** Optional parts of the email besides recipients, subject and message. */
  offers?: { templatesFor?: MailSubject; attachments?: boolean; hiddenRecipients?: boolean };
  /** If there is no recipient, the step may continue without an email. */
  withoutMail?: { label: string; text: string };
  /** State of the request: from `useWrite`. */
  state: { isBusy: boolean; error: ApiError | null; failure?: string | undefined };
  /** Path of the email in the request body, such as `email.`. */
  errorPrefix?: string;
  /** Sends the email; null means that none is sent. Resolves to whether it succeeded. */
  onSend: (mail: ComposedMail | null) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

const upload = uploadAs(FILE_TYPE.ATTACHMENT);

export function ComposerForm(props: ComposerFormProps) {
  const {
    draftName,
    start,
    send,
    offers = {},
    withoutMail,
    state,
    errorPrefix = '',
    onSend,
    onClose,
  } = props;
  const { draft, change, follows, isOld, startAgain, forget } = useMailDraft(draftName, start);
  const { attempt, isRefused } = useUnwritten(draft);
  // A filled template mounts a new editor, which selects the first placeholder.
  const [filled, setFilled] = useState(0);
  const refill = (changes: Partial<MailDraft>) => {
    change(changes);
    setFilled((count) => count + 1);
  };
  /** The letter of the template that was chosen here. */
  const [chosen, setChosen] = useState<MailStart | null>(null);
  const [view, setView] = useState('write');
  const { isBusy, error, failure } = state;
  const [isUploading, setUploading] = useState(false);
  const [isFilling, setFilling] = useState(false);
  // an email sent now would lack the file, or contain text that a template is about to replace
  const waitsFor = isUploading ? words.waitsForFile : isFilling ? words.waitsForTemplate : undefined;
  const goesWithout = withoutMail !== undefined && start.to.length === 0 && draft.to.length === 0;

  // moves the focus to the first field with an invalid address; the field shows which ones are invalid
  const isWrongAddressed = (): boolean => {
    const wrong = ADDRESS_LISTS.find((name) => wrongAddresses(draft[name]).length > 0);
    if (wrong === undefined) return false;
    flushSync(() => setView('write'));
    document.getElementById(addressFieldId(wrong))?.focus();
    return true;
  };

  const submit = async () => {
    if (!goesWithout && isWrongAddressed()) return;
    if (!goesWithout && isRefused()) return setView('write');
    const { to, cc, bcc, isHidden, subject, body, files, template } = draft;
    const mail = {
      to: [...to],
      cc: [...cc],
      bcc: [...bcc],
      bcc_all: isHidden,
      subject,
      body,
      attachments: files.map(({ id }) => id),
      template,
    };
    if (!(await onSend(goesWithout ? null : mail))) return setView('write');
    forget();
    onClose();
  };
  const type = (next: MailWords) => change({ ...next, isTyped: true });
  const canSend = waitsFor === undefined && (draft.to.length > 0 || goesWithout);
  // in the capture phase, before the editor inserts a line break
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (canSend && !isBusy) void submit();
  };

  return (
    <Stack gap="4" onKeyDownCapture={sendByKey}>
      {error && failure !== undefined ? <MailErrors error={error} words={failure} /> : null}
      {props.children}
      {isOld ? (
        <HStack justify="space-between" wrap="wrap" bg="bg.muted" borderRadius="l2" px="3" py="2">
          <span>{words.restored}</span>
          <Button size="sm" variant="outline" onClick={startAgain}>
            {offers.templatesFor ? words.startEmpty : words.startAgain}
          </Button>
        </HStack>
      ) : null}
      {goesWithout ? <Text>{withoutMail.text}</Text> : null}
      {offers.templatesFor ? (
        <TemplateChoice
          about={offers.templatesFor}
          draft={draft}
          isDisabled={isBusy}
          onBusy={setFilling}
          onFilled={(changes, letter) => {
            refill(changes);
            setChosen(letter);
          }}
        />
      ) : null}
      <LetterLanguage letter={chosen ?? start} draft={draft} onChoose={refill} />
      <Tabs.Root value={view} onValueChange={({ value }) => setView(value)} minH="calc(100dvh - 16rem)">
        <Tabs.List aria-label={words.email}>
          <Tabs.Trigger value="write">{words.writeTab}</Tabs.Trigger>
          <Tabs.Trigger value="preview">{words.previewTab}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="write" pt="4">
          <MailFields
            key={`${filled}-${follows}`}
            draft={draft}
            onChange={type}
            from={draft.from}
            error={error}
            attempt={attempt}
            errorPrefix={errorPrefix}
            belowRecipients={
              offers.hiddenRecipients ? (
                <HiddenRecipients isHidden={draft.isHidden} onChange={(isHidden) => change({ isHidden })} />
              ) : null
            }
          />
          {offers.attachments ? (
            <Box mt="4">
              <FileUpload
                label={words.attachments}
                help={words.attachmentsHelp}
                isOptional
                accept={['.pdf', '.png', '.jpg']}
                maxFiles={LIMITS.attachments}
                maxBytes={LIMITS.attachedBytes}
                upload={upload}
                files={draft.files}
                error={mailProblem(error?.fields, 'attachments', errorPrefix)}
                onChange={(files) => change({ files })}
                onBusy={setUploading}
              />
            </Box>
          ) : null}
        </Tabs.Content>
        <Tabs.Content value="preview" pt="4">
          <MailPreview draft={draft} from={draft.from} isHidden={draft.isHidden} files={draft.files} />
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
        <Text as="output" id="email-waits" textStyle="sm" color="fg.muted" flex="1 1 12rem">
          {waitsFor ?? words.sendKey}
        </Text>
        <Button variant="outline" colorPalette="gray" onClick={onClose} disabled={isBusy}>
          {words.returnLink}
        </Button>
        <Button
          colorPalette={send.isEnding ? 'red' : 'accent'}
          loading={isBusy}
          loadingText={words.sending}
          disabled={!canSend}
          aria-keyshortcuts="Control+Enter"
          aria-describedby={waitsFor === undefined ? undefined : 'email-waits'}
          onClick={() => void submit()}
        >
          {goesWithout ? withoutMail.label : send.label}
        </Button>
      </HStack>
    </Stack>
  );
}
