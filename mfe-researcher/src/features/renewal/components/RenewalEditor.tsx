import type { Request } from '@portal/contract';
import type { Renewal } from '@portal/contract/types';
import { fill, Panel, Stack } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import {
  AutosaveStatus,
  DefinedForm,
  nameFields,
  RestoreNotice,
  useDefinedForm,
  type FormDefinition,
} from '@portal/shared-ui/form';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useQuestion } from '../../confirmation/use-question.ts';
import { PointBox } from '../../revision-points/components/PointBox.tsx';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { renewalValues } from '../model/renewal-form.ts';
import { useRenewalDraft } from '../api/use-renewal-draft.ts';
import { renewal as words } from '#texts/renewal';
import { TheirRenewal } from './TheirRenewal.tsx';

interface EditorProps {
  readonly request: Request;
  readonly initial: ApiAnswer<Renewal> | null;
  readonly definition: FormDefinition;
  readonly onDone: (renewal: Renewal) => void;
}

/** The renewal form: saves while the user types and asks for confirmation before it submits. */
export function RenewalEditor({ request, initial, definition, onDone }: EditorProps) {
  const form = useDefinedForm({ definition, defaultValues: renewalValues(initial?.data ?? null) });
  const draft = useRenewalDraft({ request, initial, definition, form });
  const { autosave, theirs } = draft;
  const points = usePoints();
  const { open, ask } = useQuestion<null>();
  const { run, isBusy } = useWriteSteps();

  /** Waits for the dialog's answer, so that a server error is shown in the form. */
  const confirmAndSubmit = async () => {
    if (!(await ask(null))) return;
    await points.autosave?.saveNow();
    const submitted = await draft.submit();
    if (submitted) onDone(submitted);
  };

  return (
    <>
      {autosave.leftover ? (
        <RestoreNotice
          {...autosave.leftover}
          what={nameFields(definition, form.getValues(), autosave.leftover.fields)}
        />
      ) : null}
      {theirs ? (
        <TheirRenewal
          theirs={theirs}
          isBusy={isBusy}
          onResolve={(mine) => void run(() => draft.resolveConflict(mine))}
        />
      ) : null}
      {points.points.length > 0 ? (
        <Stack gap="4" mb="6">
          {points.points.map((point) => (
            <PointBox key={point.id} point={point} showsPlace projectId={request.project.id} />
          ))}
        </Stack>
      ) : null}
      <Panel>
        <DefinedForm
          definition={definition}
          form={form}
          submitLabel={words.submit}
          isSubmitDisabled={theirs !== null}
          status={<AutosaveStatus autosave={autosave} />}
          onSubmit={confirmAndSubmit}
        />
      </Panel>
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
