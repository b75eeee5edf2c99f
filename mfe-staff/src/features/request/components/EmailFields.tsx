import { Input, LabeledField, Stack, Text } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { RichText } from '@portal/shared-ui/rich-text';
import type { EmailDraft } from '../api/email-draft.ts';

/** The server's word on one field of the mail, also when it names one of several addresses. */
const problemOf = (error: ApiError | null, name: keyof EmailDraft): string | undefined =>
  Object.entries(error?.fields ?? {}).find(
    ([field]) => field === `email.${name}` || field.startsWith(`email.${name}.`),
  )?.[1][0];

/** Spec 3 section 2.17. */
export function EmailFields({
  draft,
  set,
  from,
  error,
}: {
  draft: EmailDraft;
  set: (field: keyof EmailDraft) => (value: string) => void;
  from: string;
  error: ApiError | null;
}) {
  const line = (name: 'to' | 'cc' | 'subject', label: string, help?: string) => (
    <LabeledField
      id={`email-${name}`}
      label={label}
      help={help}
      isOptional={name === 'cc'}
      error={problemOf(error, name)}
    >
      {(control) => (
        <Input {...control} value={draft[name]} onChange={(event) => set(name)(event.target.value)} />
      )}
    </LabeledField>
  );
  return (
    <Stack gap="4">
      {from ? (
        <Text color="fg.muted" textStyle="sm">
          From {from}
        </Text>
      ) : null}
      {line('to', 'Recipients', 'Separate addresses with a space or a comma')}
      {line('cc', 'CC')}
      {line('subject', 'Subject')}
      <LabeledField id="email-body" label="Message" error={problemOf(error, 'body')}>
        {(control) => (
          <RichText
            {...control}
            label="Message"
            value={draft.body}
            onChange={set('body')}
            minHeight="14rem"
          />
        )}
      </LabeledField>
    </Stack>
  );
}
