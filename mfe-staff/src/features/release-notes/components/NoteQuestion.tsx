import { fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { releaseNotes as words } from '#texts/release-notes';
import { NOTE_READS, NOTES, type ReleaseNote } from '../model/note.ts';

export type NoteStep = 'release' | 'remove';

interface NoteQuestionProps {
  readonly step: NoteStep;
  readonly note: ReleaseNote;
  readonly opened: { readonly etag: string | null; readonly reload: () => Promise<void> };
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a note is released or deleted. Mounted on opening, so it uses the version read at that
 * time.
 */
export function NoteQuestion({ step, note, opened, onClose }: NoteQuestionProps) {
  const { id, version, text } = note;
  const navigate = useNavigate();
  const names = { version };
  const release = useWrite('PUT /release_note/{id}/', {
    opened,
    invalidates: NOTE_READS,
    done: fill(words.released, names),
    onDone: onClose,
  });
  const remove = useWrite('DELETE /release_note/{id}/', {
    opened,
    isRemoval: true,
    invalidates: NOTE_READS,
    done: fill(words.removed, names),
    onDone: () => navigate(NOTES, { replace: true }),
  });
  return step === 'release' ? (
    <ConfirmDialog
      isOpen
      isBusy={release.isBusy}
      error={release.failure}
      title={fill(words.releaseTitle, names)}
      consequence={words.releaseText}
      confirmLabel={fill(words.releaseConfirm, names)}
      onConfirm={() => void release.send({ params: { id }, body: { version, text, released: true } })}
      onCancel={onClose}
    />
  ) : (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={remove.isBusy}
      error={remove.failure}
      title={fill(words.removeTitle, names)}
      consequence={words.removeText}
      confirmLabel={words.removeConfirm}
      onConfirm={() => void remove.send({ params: { id } })}
      onCancel={onClose}
    />
  );
}
