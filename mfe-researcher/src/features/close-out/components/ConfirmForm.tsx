import type { CloseOut } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { KeptForm, useKeptForm, type FormValues } from '@portal/shared-ui/form';
import { useWrite } from '@portal/shared-ui/write';
import { useMemo } from 'react';
import { useQuestion } from '../../confirmation/use-question.ts';
import { closeOutBody, closeOutForm, closeOutValues, findField } from '../model/close-out-form.ts';
import { closeOut as words } from '#texts/close-out';

/**
 * Asks what happened to each kind of data or material. A dialog asks again before sending, because a confirmation can
 * be sent only once.
 */
export function ConfirmForm({ closeOut, reload }: { closeOut: CloseOut; reload: () => Promise<unknown> }) {
  const { id, kinds, version, request } = closeOut;
  const definition = useMemo(() => closeOutForm({ id, kinds }), [id, kinds]);
  const backedUpForm = useKeptForm({
    definition,
    defaultValues: closeOutValues(closeOut),
    storageKey: `close-out-${id}`,
  });
  const { open, ask } = useQuestion<null>();
  const { submit } = useWrite('POST /close-out/{id}/confirm/', {
    read: { etag: version, reload },
    invalidates: ['close-out', 'history'],
    renameField: findField,
    words: { STALE: words.stale },
    done: words.done,
    onDone: backedUpForm.finish,
  });
  /** Waits for the dialog's answer, so that a server error is shown in the form. */
  const confirm = async (values: FormValues) => {
    if (await ask(null)) await submit({ params: { id }, body: closeOutBody(kinds, values) });
  };
  return (
    <>
      <KeptForm kept={backedUpForm} what={words.what} submitLabel={words.submit} onSubmit={confirm} />
      <ConfirmDialog
        isOpen={open !== null}
        title={fill(words.confirmTitle, { code: request.sfari_request_id })}
        consequence={words.confirmText}
        confirmLabel={words.submit}
        cancelLabel={words.keepOn}
        onConfirm={() => open?.answer(true)}
        onCancel={() => open?.answer(false)}
      />
    </>
  );
}
