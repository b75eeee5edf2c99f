import type { FormEvent } from 'react';
import { Box } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { replaceLabel, TheirVersion, useWriteSteps } from '@portal/shared-ui/write';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { releaseNotes as words } from '#texts/release-notes';
import { NOTE_READS, NOTES, type ReleaseNote } from '../model/note.ts';
import { NOTE_FORM, noteBody } from '../model/note-form.ts';

/** Only digits and dots can be typed into the version (spec 3 section 5); pasted text is validated with the form. */
function preventNonVersionInput(event: FormEvent<HTMLElement>): void {
  const { data } = event.nativeEvent as InputEvent;
  if (
    event.target instanceof HTMLInputElement &&
    event.target.name === 'version' &&
    data &&
    /[^\d.]/.test(data)
  )
    event.preventDefault();
}

interface NoteFormProps {
  /** The note to edit; missing for a new one. */
  note?: ReleaseNote;
  etag?: string | null;
}

/** Writes a draft or edits a note. Releasing is a separate step on the page that shows the note. */
export function NoteForm({ note, etag = null }: NoteFormProps) {
  const navigate = useNavigate();
  const backedUpForm = useKeptForm({
    definition: NOTE_FORM,
    ...(note ? { defaultValues: { version: note.version, text: note.text } } : {}),
    storageKey: `release-note-${note?.id ?? 'new'}`,
  });
  const { submit, theirs, forgetTheirs, isBusy } = useWriteSteps<ApiAnswer<ReleaseNote>, ReleaseNote>({
    form: {
      etag,
      readTheirs: () => api('GET /release_note/{id}/', { params: { id: note?.id ?? 0 }, quiet: true }),
    },
    invalidates: NOTE_READS,
    done: words.saved,
    onDone: async ({ data }) => {
      backedUpForm.finish();
      await navigate(`${NOTES}?version=${data.version}`);
    },
  });
  const released = theirs?.released ?? note?.released ?? false;
  return (
    <Box onBeforeInput={preventNonVersionInput}>
      {theirs ? (
        <Box mb="6">
          <TheirVersion
            items={[
              { term: words.version, value: theirs.version },
              { term: words.text, value: <SafeHtml html={theirs.text} /> },
            ]}
            onTake={() => {
              backedUpForm.form.reset({ version: theirs.version, text: theirs.text });
              forgetTheirs();
            }}
          />
        </Box>
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : released ? words.save : words.saveDraft}
        isSending={isBusy}
        actions={
          <RouteButton to={NOTES} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = { ...noteBody(values), released };
          await submit((ifMatch) =>
            note
              ? api('PUT /release_note/{id}/', { params: { id: note.id }, body, ifMatch, quiet: true })
              : api('POST /release_note/', { body, quiet: true }),
          );
        }}
      />
    </Box>
  );
}
