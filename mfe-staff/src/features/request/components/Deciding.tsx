import type { RequestStatus } from '@portal/contract/statuses';
import { DECISIONS_WITH_EMAIL } from '@portal/contract/transitions';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useDecisionCommands } from '../model/use-decision-commands.ts';
import type { DecisionConflict } from '../model/decision-conflict.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { useOwnDecision } from '../model/own-decision.ts';
import { ConfirmDecision } from './ConfirmDecision.tsx';
import { EmailComposer } from './EmailComposer.tsx';

/** A decision being confirmed, with the request's version and status from when that began. */
interface Confirming {
  readonly status: RequestStatus;
  readonly etag: string | null;
  readonly openedStatus: RequestStatus;
}

interface DecisionState {
  /** Opens the decision's letter, or its confirmation if it has no letter. */
  readonly begin: (status: RequestStatus) => void;
  /** Set if someone else decided first. */
  readonly conflict: DecisionConflict | null;
  readonly closeConflict: () => void;
}

const DecisionContext = createContext<DecisionState>({
  begin: () => undefined,
  conflict: null,
  closeConflict: () => undefined,
});

/** The decision in progress, shared by the dropdown and the dock. */
export const useDeciding = () => useContext(DecisionContext);

/** Provides the decision in progress and shows its dialog, whichever part of the panel is open. */
export function Deciding({
  request,
  etag,
  reload,
  isPaused = false,
  children,
}: PanelProps & { isPaused?: boolean; children: ReactNode }) {
  // separate from the offered decisions: a user who is writing an email must not lose it when someone else decides
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  const [conflict, setConflict] = useState<DecisionConflict | null>(null);
  const noteDecision = useOwnDecision();

  const finish = async () => {
    setConfirming(null);
    await reload();
  };
  const dialog = {
    request,
    etag,
    openedEtag: confirming?.etag ?? null,
    openedStatus: confirming?.openedStatus ?? request.status,
    reload,
    onDone: () => {
      noteDecision();
      return finish();
    },
    onConflict: async (lost: DecisionConflict) => {
      setConflict(lost);
      await finish();
    },
    onCancel: () => setConfirming(null),
  };
  const state: DecisionState = {
    begin: (status) => {
      setConflict(null);
      setConfirming({ status, etag, openedStatus: request.status });
    },
    conflict,
    closeConflict: () => setConflict(null),
  };
  useDecisionCommands(isPaused ? [] : request.decisions, state.begin);
  return (
    <DecisionContext value={state}>
      {children}
      {confirming === null ? null : DECISIONS_WITH_EMAIL.includes(confirming.status) ? (
        <EmailComposer {...dialog} status={confirming.status} />
      ) : (
        <ConfirmDecision {...dialog} status={confirming.status} />
      )}
    </DecisionContext>
  );
}
