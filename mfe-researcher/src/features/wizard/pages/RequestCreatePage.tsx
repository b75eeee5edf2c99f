import type { Request } from '@portal/contract';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Crumb } from '@portal/shared-ui/page';
import { Navigate, useLocation } from '@portal/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { startingType } from '../model/starting-type.ts';
import { isStepHash } from '../model/steps.ts';
import { DraftLoader } from '../components/DraftLoader.tsx';
import { FirstStep } from '../components/FirstStep.tsx';
import { StartPage } from '../components/StartPage.tsx';
import { Wizard } from '../components/Wizard.tsx';
import type { Draft } from '../hooks/use-draft.ts';
import { wizard as words } from '#texts/wizard';

const isDraft = (request: Request) => request.status === REQUEST_STATUS.CREATED && request.abilities['edit'];

const breadcrumbs: readonly Crumb[] = [{ label: words.requests, to: '/request' }];

/** `/request/create`: the start page, a new draft, or with `?draft=` an existing one. */
export function Component() {
  const { search, hash } = useLocation();
  const draftText = new URLSearchParams(search).get('draft') ?? '';
  const draftId = /^\d{1,9}$/.test(draftText) ? Number(draftText) : null;
  // a draft started on this page is in memory; loading it again would lose the focus
  const [startedId, setStartedId] = useState<number | null>(null);
  const firstStep = (draft: Draft, error: string | undefined): ReactNode => (
    <FirstStep draft={draft} error={error} onStarted={setStartedId} />
  );
  const shared = { typeNumber: startingType(search).number, breadcrumbs, isRevision: false, firstStep };
  if (draftId !== null && draftId !== startedId)
    return (
      <DraftLoader id={draftId} heading={words.newRequest}>
        {(answer) =>
          isDraft(answer.data) ? (
            <Wizard key={draftId} initial={answer} {...shared} />
          ) : (
            // the request is already submitted, or the link is old: its page shows the status
            <Navigate to={`/request/${draftId}`} replace />
          )
        }
      </DraftLoader>
    );
  if (draftId === null && !isStepHash(hash)) return <StartPage />;
  return <Wizard key="new" initial={null} {...shared} />;
}
