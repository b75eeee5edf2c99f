import { MESSAGES } from '@portal/contract/messages';
import { api, ApiError, failureMessage, invalidate } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { saveGlobusName } from '../api/save-globus-name.ts';
import { placeErrors, type Problem } from '../model/steps.ts';
import type { StepKey, WizardPlan } from '../model/wizard-plan.ts';
import type { Draft } from './use-draft.ts';
import type { DraftField } from '../model/draft-values.ts';

export interface Submission {
  isBusy: boolean;
  /** Server errors by step, until the field changes or the next attempt. */
  placed: ReadonlyMap<StepKey, Problem[]>;
  /** Errors that belong to no field. */
  general: { title: string; messages: string[] } | null;
  submit: () => Promise<Outcome>;
  forget: (field: string) => void;
  /** Shows server errors for fields before a submission. Returns the first place with an error. */
  place: (fields: Readonly<Record<string, readonly string[]>>) => Landing | undefined;
}
/** The submitted request's id, or the first place with an error. Null if neither applies. */
export type Outcome = { submitted: number } | { landOn: Landing } | null;
/** The place in the wizard where an error can be corrected. */
export interface Landing {
  readonly step: StepKey;
  readonly field: DraftField | undefined;
}

function findFirst(steps: ReadonlyMap<StepKey, Problem[]>): Landing | undefined {
  const [first] = steps;
  return first && { step: first[0], field: first[1][0]?.name };
}

/** Saves, submits, and shows server errors where they can be fixed (spec 2 section 8). */
export function useSubmit(draft: Draft, plan: WizardPlan): Submission {
  const { user } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<ReadonlyMap<StepKey, Problem[]>>(new Map());
  const [general, setGeneral] = useState<Submission['general']>(null);

  const refuse = (error: unknown): Outcome => {
    if (error instanceof ApiError && error.code === 'INVALID_INPUT') {
      const errors = placeErrors(error.fields, plan);
      const messages = [...errors.general, ...error.messages];
      setPlaced(errors.steps);
      setGeneral(messages.length > 0 ? { title: MESSAGES.submissionErrors, messages } : null);
      const first = findFirst(errors.steps);
      return first && messages.length === 0 ? { landOn: first } : null;
    }
    const message = failureMessage(error);
    setGeneral(message === undefined ? null : { title: MESSAGES.generalError, messages: [message] });
    return null;
  };

  const submit = async (): Promise<Outcome> => {
    if (!draft.request) return null;
    setBusy(true);
    setGeneral(null);
    setPlaced(new Map());
    try {
      await draft.autosave.saveNow();
      const { data } = await api('POST /request/{id}/submit/', {
        params: { id: draft.request.id },
        ifMatch: draft.etag(),
        quiet: true,
      });
      await saveGlobusName(data, user);
      await invalidate('request');
      return { submitted: data.id };
    } catch (error) {
      // the conflict panel shows the other version, and the user must choose first
      if (error instanceof ApiError && error.code === 'STALE') {
        draft.reportConflict(error.current);
        return null;
      }
      return refuse(error);
    } finally {
      setBusy(false);
    }
  };

  const forget = (field: string) =>
    setPlaced((now) => {
      const rest = [...now].map(
        ([step, problems]) => [step, problems.filter(({ name }) => name !== field)] as const,
      );
      return new Map(rest.filter(([, problems]) => problems.length > 0));
    });
  const place = (fields: Readonly<Record<string, readonly string[]>>): Landing | undefined => {
    const { steps } = placeErrors(fields, plan);
    setPlaced(steps);
    return findFirst(steps);
  };
  return { isBusy, placed, general, submit, forget, place };
}
