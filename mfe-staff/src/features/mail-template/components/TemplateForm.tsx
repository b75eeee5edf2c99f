import { useRef, useState, type FocusEvent, type Ref, type RefObject } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Box, Grid } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { DefinedForm, UnsavedGuard, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { SafeHtml, type InsertText } from '@portal/shared-ui/rich-text';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { mailTemplate as words } from '#texts/mail-template';
import { PlaceChips } from './PlaceChips.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

type Template = ResponseOf<'GET /email-template/{id}/'>;

const defineForm = (template: Template, inserter: Ref<InsertText>): FormDefinition => {
  const isDisabled = !template.abilities['edit'];
  return {
    id: 'email-template',
    sections: [
      {
        id: 'words',
        title: words.title,
        items: [
          { type: 'text', name: 'subject', label: words.subject, maxLength: 300, isDisabled },
          { type: 'rich_text', name: 'body', label: words.body, isDisabled, inserter },
        ],
      },
    ],
  };
};

/** Subject and message of a template, and beside them how a mail from it will look. */
export function TemplateForm({ template, etag }: { template: Template; etag: string | null }) {
  // the editor fills it; it is part of the definition, which is made once
  const [inserter] = useState<RefObject<InsertText | null>>(() => ({ current: null }));
  const [definition] = useState(() => defineForm(template, inserter));
  const form = useDefinedForm({
    definition,
    defaultValues: { subject: template.subject, body: template.body },
  });
  const [isSaved, setSaved] = useState(false);
  const params = { id: template.id };
  const { submit, theirs, forgetTheirs } = useWrite('PATCH /email-template/{id}/', {
    form: { etag, readTheirs: () => api('GET /email-template/{id}/', { params, quiet: true }) },
    invalidates: ['email-template', 'email-info'],
    done: words.saved,
    onDone: () => setSaved(true),
  });
  // where someone typed last: a placeholder goes there
  const subject = useRef<HTMLInputElement>(null);
  const noteField = ({ target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'subject') subject.current = target;
    else if (target.getAttribute('role') === 'textbox') subject.current = null;
  };
  const insert = (text: string) => {
    const field = subject.current;
    if (!field) return inserter.current?.(text);
    const end = field.value.length;
    field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
    form.setValue('subject', field.value, { shouldDirty: true });
    field.focus();
  };
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="8">
      <Box onFocus={noteField}>
        {template.abilities['edit'] ? <PlaceChips template={template} onInsert={insert} /> : null}
        <DefinedForm
          definition={definition}
          form={form}
          submitLabel={theirs ? replaceLabel : words.save}
          onSubmit={async (values) => {
            const body = { subject: String(values['subject']), body: String(values['body']) };
            await submit({ params, body });
          }}
          status={
            theirs ? (
              <TheirVersion
                items={[
                  { term: words.subject, value: theirs.subject },
                  { term: words.body, value: <SafeHtml html={theirs.body} /> },
                ]}
                onTake={() => {
                  form.reset({ subject: theirs.subject, body: theirs.body });
                  forgetTheirs();
                }}
              />
            ) : null
          }
          actions={
            <RouteButton to="/administration/email-templates" variant="ghost">
              {words.cancel}
            </RouteButton>
          }
        />
        <UnsavedGuard when={form.formState.isDirty && !isSaved} what={template.title} />
      </Box>
      <TemplatePreview form={form} />
    </Grid>
  );
}
