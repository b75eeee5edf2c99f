import { useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Box, Grid } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { DefinedForm, UnsavedGuard, useDefinedForm, type FormDefinition } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { SafeHtml, type InsertText } from '@portal/shared-ui/rich-text';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { mailTemplate as words } from '#texts/mail-template';
import { PlaceChips } from './PlaceChips.tsx';
import { TEXT_FIELDS, type TemplateLanguage } from '../model/text-fields.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

type Template = ResponseOf<'GET /email-template/{id}/'>;

type Inserters = Readonly<Record<TemplateLanguage, RefObject<InsertText | null>>>;

const defineForm = (template: Template, inserters: Inserters): FormDefinition => {
  const isDisabled = !template.abilities['edit'];
  const { en, es } = TEXT_FIELDS;
  return {
    id: 'email-template',
    sections: [
      {
        id: 'words',
        title: words.english,
        items: [
          { type: 'text', name: en.subject, label: words.subject, maxLength: 300, isDisabled },
          { type: 'rich_text', name: en.body, label: words.body, isDisabled, inserter: inserters.en },
        ],
      },
      {
        id: 'spanish',
        title: words.spanish,
        description: words.spanishHelp,
        items: [
          {
            type: 'text',
            name: es.subject,
            label: words.subjectSpanish,
            maxLength: 300,
            isOptional: true,
            isDisabled,
          },
          {
            type: 'rich_text',
            name: es.body,
            label: words.bodySpanish,
            isOptional: true,
            isDisabled,
            inserter: inserters.es,
          },
        ],
      },
    ],
  };
};

const readTexts = ({ subject, body, subject_es, body_es }: Template) => ({
  subject,
  body,
  subject_es,
  body_es,
});

/** Subject and message of a template, and beside them how a mail from it will look. */
export function TemplateForm({ template, etag }: { template: Template; etag: string | null }) {
  // the editors fill them; they are part of the definition, which is made once
  const [inserters] = useState<Inserters>(() => ({ en: { current: null }, es: { current: null } }));
  const [definition] = useState(() => defineForm(template, inserters));
  const form = useDefinedForm({ definition, defaultValues: readTexts(template) });
  const [isSaved, setSaved] = useState(false);
  const params = { id: template.id };
  const { submit, theirs, forgetTheirs } = useWrite('PATCH /email-template/{id}/', {
    form: { etag, readTheirs: () => api('GET /email-template/{id}/', { params, quiet: true }) },
    invalidates: ['email-template', 'email-info'],
    done: words.saved,
    onDone: () => setSaved(true),
  });
  // where someone typed last: a placeholder goes there, and the preview shows that language
  const [language, setLanguage] = useState<TemplateLanguage>('en');
  const subject = useRef<HTMLInputElement>(null);
  const noteField = ({ target }: FocusEvent<HTMLElement>) => {
    const isEditor = target.getAttribute('role') === 'textbox';
    if (!isEditor && !(target instanceof HTMLInputElement)) return;
    subject.current = target instanceof HTMLInputElement ? target : null;
    setLanguage(target.id.endsWith('_es') ? 'es' : 'en');
  };
  const insert = (text: string) => {
    const field = subject.current;
    if (!field) return inserters[language].current?.(text);
    const end = field.value.length;
    field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
    form.setValue(field.name, field.value, { shouldDirty: true });
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
            const text = (name: string) => (values[name] as string | undefined) ?? '';
            const { en, es } = TEXT_FIELDS;
            const body = {
              subject: text(en.subject),
              body: text(en.body),
              subject_es: text(es.subject),
              body_es: text(es.body),
            };
            await submit({ params, body });
          }}
          status={
            theirs ? (
              <TheirVersion
                items={[
                  { term: words.subject, value: theirs.subject },
                  { term: words.body, value: <SafeHtml html={theirs.body} /> },
                  { term: words.subjectSpanish, value: theirs.subject_es },
                  { term: words.bodySpanish, value: <SafeHtml html={theirs.body_es} /> },
                ]}
                onTake={() => {
                  form.reset(readTexts(theirs));
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
      <TemplatePreview form={form} language={language} />
    </Grid>
  );
}
