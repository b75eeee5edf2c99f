import { Grid, Input, Stack, Text } from '@chakra-ui/react';
import { hasPrompt, WRITE_FIRST } from '@portal/contract/mail-rules';
import { useEffect, type ReactNode } from 'react';
import type { ApiError } from '../data/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { RichText } from '../../design/rich-text/RichText.tsx';
import { mail as words } from '#texts/mail';
import { AddressField } from './AddressField.tsx';
import { mailProblem, type AddressList, type MailWords } from './draft.ts';

export interface MailFieldsProps {
  draft: MailWords;
  onChange: (draft: MailWords) => void;
  /** Sender; shown only if set. */
  from?: string | undefined;
  error: ApiError | null;
  /** Path of the email in the request body, such as `email.`. */
  errorPrefix?: string;
  /** How often sending was refused because of unfilled placeholders (`useUnwritten`). */
  attempt?: number;
  /** Content between recipients and CC: the checkbox for blind copies. */
  belowRecipients?: ReactNode;
}

/** From, recipients, CC, BCC, subject and message (spec 3 section 2.17). */
export function MailFields({
  draft,
  onChange,
  from,
  error,
  errorPrefix = '',
  attempt = 0,
  belowRecipients,
}: MailFieldsProps) {
  const change = (changes: Partial<MailWords>) => {
    const { to, cc, bcc, subject, body } = draft;
    onChange({ to, cc, bcc, subject, body, ...changes });
  };
  const problem = (name: keyof MailWords) =>
    attempt > 0 && (name === 'subject' || name === 'body') && hasPrompt(draft[name])
      ? WRITE_FIRST
      : mailProblem(error?.fields, name, errorPrefix);
  const addresses = (name: AddressList, label: string, help?: string) => (
    <AddressField
      name={name}
      label={label}
      help={help}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      problem={problem(name)}
    />
  );
  useEffect(() => {
    // the editor selects the placeholder, but its error below may be out of view or behind the buttons
    if (attempt > 0) document.getElementById('email-body-error')?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  return (
    <Stack gap="4">
      {from ? (
        <Text color="fg.muted" textStyle="sm">
          {fill(words.from, { from })}
        </Text>
      ) : null}
      {addresses('to', words.recipients, words.recipientsHelp)}
      {belowRecipients}
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {addresses('cc', words.cc)}
        {addresses('bcc', words.bcc)}
      </Grid>
      <LabeledField id="email-subject" label={words.subject} error={problem('subject')}>
        {(control) => (
          <Input
            {...control}
            value={draft.subject}
            onChange={(event) => change({ subject: event.target.value })}
          />
        )}
      </LabeledField>
      <LabeledField id="email-body" label={words.message} error={problem('body')}>
        {(control) => (
          <RichText
            {...control}
            label={words.message}
            value={draft.body}
            onChange={(body) => change({ body })}
            minHeight="14rem"
            gapAttempt={attempt}
          />
        )}
      </LabeledField>
    </Stack>
  );
}
