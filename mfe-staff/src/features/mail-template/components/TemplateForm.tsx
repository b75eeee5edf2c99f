import { useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Button, fill } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { DefinedForm, UnsavedGuard, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { notify } from '@portal/shared-ui/toaster';
import { administration } from '#texts/administration';
import { mailTemplate as words } from '#texts/mail-template';
import { TheirVersion } from '../../administration/components/TheirVersion.tsx';
import { isStale, useVersion } from '../../administration/api/use-version.ts';
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
  const { atVersion, theirs, forgetTheirs } = useVersion(etag, () =>
    api('GET /email-template/{id}/', { params: { id: template.id }, quiet: true }),
  );
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
        submitLabel={theirs ? administration.replaceTheirs : words.save}
        onSubmit={async (values) => {
          const body = { subject: String(values['subject']), body: String(values['body']) };
          try {
            await atVersion((ifMatch) =>
              api('PATCH /email-template/{id}/', { params: { id: template.id }, body, ifMatch, quiet: true }),
            );
          } catch (error) {
            // the box with the other version says it
            if (isStale(error)) return;
            throw error;
          }
          setSaved(true);
          notify.success({ title: words.saved });
          await invalidate('email-template');
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
