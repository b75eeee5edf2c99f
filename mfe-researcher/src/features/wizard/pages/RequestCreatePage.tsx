import type { Crumb } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { NEW_STEPS, stepNumberOf } from '../api/steps.ts';
import { DraftLoader } from '../components/DraftLoader.tsx';
import { FirstStep } from '../components/FirstStep.tsx';
import { StartPage } from '../components/StartPage.tsx';
import { Wizard } from '../components/Wizard.tsx';
import type { Draft } from '../hooks/use-draft.ts';

const breadcrumbs: readonly Crumb[] = [{ label: 'Requests', to: '/request' }];

/** /request/create: the start page, a new draft, or `?draft=` to go on with one. */
export function Component() {
  const { search, hash } = useLocation();
  const draftText = new URLSearchParams(search).get('draft') ?? '';
  const draftId = /^\d{1,9}$/.test(draftText) ? Number(draftText) : null;
  // a draft that was started on this page is in memory: loading it again would take the focus away
  const [startedId, setStartedId] = useState<number | null>(null);
  const firstStep = (draft: Draft, error: string | undefined): ReactNode => (
    <FirstStep draft={draft} error={error} onStarted={setStartedId} />
  );
  const shared = { steps: NEW_STEPS, breadcrumbs, isRevision: false, firstStep };
  if (draftId !== null && draftId !== startedId)
    return (
      <DraftLoader id={draftId}>
        {(answer) => <Wizard key={draftId} initial={answer} {...shared} />}
      </DraftLoader>
    );
  if (draftId === null && stepNumberOf(hash, NEW_STEPS) === null) return <StartPage />;
  return <Wizard key="new" initial={null} {...shared} />;
}
