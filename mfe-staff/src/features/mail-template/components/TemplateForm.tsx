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

const inBraces = (places: readonly string[]): string => places.map((place) => `{${place}}`).join(', ');

/** The placeholders that the server allows and requires. */
const describePlaces = ({ placeholders, required_placeholders: required }: Template): string =>
  [
    fill(words.placesHelp, { places: inBraces(placeholders) }),
    ...(required.length > 0 ? [fill(words.requiredHelp, { places: inBraces(required) })] : []),
  ].join('. ');

const defineForm = (template: Template): FormDefinition => ({
  id: 'email-template',
  sections: [
    {
      id: 'words',
      title: words.title,
      description: describePlaces(template),
      items: [
        {
          type: 'text',
          name: 'subject',
          label: words.subject,
          maxLength: 300,
          isDisabled: !template.abilities['edit'],
        },
        { type: 'rich_text', name: 'body', label: words.body, isDisabled: !template.abilities['edit'] },
      ],
    },
  ],
});

/** Subject and message of a template, with a preview of the resulting email. */
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
    invalidates: ['email-template', 'email-info'],
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
