import type { FormEvent } from 'react';
import { Box } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { releaseNotes as words } from '#texts/release-notes';
import { ObjectForm } from '../../superuser/components/ObjectForm.tsx';
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
  return (
    <Box onBeforeInput={preventNonVersionInput}>
      <ObjectForm<ReleaseNote, ReleaseNote>
        definition={NOTE_FORM}
        row={note}
        etag={etag}
        storageKey={`release-note-${note?.id ?? 'new'}`}
        readValues={({ version, text }) => ({ version, text })}
        readTheirs={() => api('GET /release_note/{id}/', { params: { id: note?.id ?? 0 }, quiet: true })}
        describeTheirs={(theirs) => [
          { term: words.version, value: theirs.version },
          { term: words.text, value: <SafeHtml html={theirs.text} /> },
        ]}
        save={(values, { ifMatch, theirs }) => {
          const body = { ...noteBody(values), released: (theirs ?? note)?.released ?? false };
          return note
            ? api('PUT /release_note/{id}/', { params: { id: note.id }, body, ifMatch, quiet: true })
            : api('POST /release_note/', { body, quiet: true });
        }}
        onSaved={({ version }) => navigate(`${NOTES}?version=${version}`)}
        invalidates={NOTE_READS}
        submitLabel={note?.released ? words.save : words.saveDraft}
        cancelPath={NOTES}
        words={words}
      />
    </Box>
  );
}
