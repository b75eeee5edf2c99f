import { useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Button, fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { DefinedForm, UnsavedGuard, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { mailTemplate as words } from '#texts/mail-template';
import { TemplatePreview, type Preview } from './TemplatePreview.tsx';

type Template = ResponseOf<'GET /email-template/{id}/'>;

const defineForm = ({ placeholders, abilities }: Template): FormDefinition => ({
  id: 'email-template',
  sections: [
    {
      id: 'words',
      title: words.title,
      description: fill(words.placesHelp, {
        places: placeholders.map((place) => `{${place}}`).join(', '),
      }),
      items: [
        {
          type: 'text',
          name: 'subject',
          label: words.subject,
          maxLength: 300,
          isDisabled: !abilities['edit'],
        },
        { type: 'rich_text', name: 'body', label: words.body, isDisabled: !abilities['edit'] },
      ],
    },
  ],
});

/** Subject and message of a template, and how a mail from it will look. */
export function TemplateForm({ template, etag }: { template: Template; etag: string | null }) {
  const [definition] = useState(() => defineForm(template));
  const form = useDefinedForm({
    definition,
    defaultValues: { subject: template.subject, body: template.body },
  });
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isSaved, setSaved] = useState(false);
  const params = { id: template.id };
  const { submit, theirs, forgetTheirs } = useWrite('PATCH /email-template/{id}/', {
    form: { etag, readTheirs: () => api('GET /email-template/{id}/', { params, quiet: true }) },
    invalidates: ['email-template'],
    done: words.saved,
    onDone: () => setSaved(true),
  });
  const show = async () => {
    const { subject, body } = form.getValues();
    const answer = await api('POST /email/preview/', {
      body: { subject: String(subject), body: String(body) },
    });
    setPreview(answer.data);
  };
  return (
    <>
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
          <>
            <Button variant="outline" onClick={() => void show()}>
              {words.preview}
            </Button>
            <RouteButton to="/administration/email-templates" variant="ghost">
              {words.cancel}
            </RouteButton>
          </>
        }
      />
      {preview ? <TemplatePreview preview={preview} /> : null}
      <UnsavedGuard when={form.formState.isDirty && !isSaved} what={template.title} />
    </>
  );
}
