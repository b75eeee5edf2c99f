import { useState } from 'react';
import { INSTITUTION_STATUS, INSTITUTION_STATUS_LABELS } from '@portal/contract/statuses';
import { fill } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { actions } from '#texts/institution-actions';
import { keepDraft, readDraft } from '../api/draft-text.ts';
import type { PartProps } from './institution-parts.ts';
import type { Decision } from './StatusActions.tsx';
import { useWrite } from './useWrite.ts';

const PATHS = {
  follow_up: 'POST /institution/{id}/follow-up/',
  reject: 'POST /institution/{id}/reject/',
  reject_official: 'POST /institution/{id}/reject-officer/',
} as const;
const RESULTS = {
  follow_up: INSTITUTION_STATUS.FOLLOW_UP,
  reject: INSTITUTION_STATUS.REJECTED,
  reject_official: INSTITUTION_STATUS.NEW_SBSO,
} as const;

/** A decision and the text of its mail, which stays in this browser until it is sent. */
export function useDecision({
  institution,
  etag,
  reload,
  decision,
  onClose,
}: PartProps & { decision: Decision; onClose: () => void }) {
  const draft = `institution-${institution.id}-${decision}`;
  const [message, setMessage] = useState(() => readDraft(draft));
  const { run, isBusy, failure } = useWrite({ reload });
  const type = (next: string) => {
    setMessage(next);
    keepDraft(draft, next);
  };
  const decide = () =>
    run(
      () =>
        api(PATHS[decision], {
          params: { id: institution.id },
          body: { message: message.trim() },
          ifMatch: etag,
          quiet: true,
        }),
      () => {
        keepDraft(draft, '');
        onClose();
        notify.success({
          title: fill(actions.done, {
            institution: institution.display_name,
            status: INSTITUTION_STATUS_LABELS[RESULTS[decision]],
          }),
          description: actions.mailSent,
        });
      },
    );
  return { message, type, decide, isBusy, failure };
}
