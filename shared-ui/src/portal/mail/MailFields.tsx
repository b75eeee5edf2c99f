import { Input, Stack, Text } from '@chakra-ui/react';
import { hasUnwritten, WRITE_FIRST } from '@portal/contract/mail-rules';
import type { ReactNode } from 'react';
import type { ApiError } from '../data/index.ts';
import { TagsInput } from '../../design/form/TagsInput.tsx';
import { fill } from '../../design/layout/fill.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { RichText } from '../../design/rich-text/RichText.tsx';
import { mail as words } from '#texts/mail';
import { ADDRESS_SEPARATOR, mailProblem, type MailDraft } from './draft.ts';

export interface MailFieldsProps {
  draft: MailDraft;
  onChange: (draft: MailDraft) => void;
  /** Shown only if present. */
  from?: string | undefined;
  error: ApiError | null;
  /** Where the mail lies in the body that was sent, e.g. `email.`. */
  errorPrefix?: string;
  /** How often sending was tried while words were missing (`useUnwritten`). */
  attempt?: number;
  /** Between recipients and CC: the choice of blind copies. */
  belowRecipients?: ReactNode;
}

/** From, recipients, CC, subject and message (spec 3 section 2.17). */
export function MailFields({
  draft,
  onChange,
  from,
  error,
  errorPrefix = '',
  attempt = 0,
  belowRecipients,
}: MailFieldsProps) {
  const problem = (name: keyof MailDraft) =>
    attempt > 0 && (name === 'subject' || name === 'body') && hasUnwritten(draft[name])
      ? WRITE_FIRST
      : mailProblem(error?.fields, name, errorPrefix);
  const addresses = (name: 'to' | 'cc', label: string, help?: string) => (
    <LabeledField
      id={`email-${name}`}
      label={label}
      help={help}
      isOptional={name === 'cc'}
      error={problem(name)}
    >
      {(control) => (
        <TagsInput
          {...control}
          separator={ADDRESS_SEPARATOR}
          placeholder=""
          value={draft[name]}
          onChange={(value) => onChange({ ...draft, [name]: value })}
        />
      )}
    </LabeledField>
  );
  return (
    <Stack gap="4">
      {from ? (
        <Text color="fg.muted" textStyle="sm">
          {fill(words.from, { from })}
        </Text>
      ) : null}
      {addresses('to', words.recipients, words.recipientsHelp)}
      {belowRecipients}
      {addresses('cc', words.cc)}
      <LabeledField id="email-subject" label={words.subject} error={problem('subject')}>
        {(control) => (
          <Input
            {...control}
            value={draft.subject}
            onChange={(event) => onChange({ ...draft, subject: event.target.value })}
          />
        )}
      </LabeledField>
      <LabeledField id="email-body" label={words.message} error={problem('body')}>
        {(control) => (
          <RichText
            {...control}
            label={words.message}
            value={draft.body}
            onChange={(body) => onChange({ ...draft, body })}
            minHeight="14rem"
            gapAttempt={attempt}
          />
        )}
      </LabeledField>
    </Stack>
  );
}
