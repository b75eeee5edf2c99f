import { useApi, useList } from '@portal/shared-ui/data';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { describeOfficialStatus } from '../model/official-status.ts';
import { listOfficialTasks, type OfficialTask } from '../model/official-tasks.ts';
import type { Affiliated } from '../model/verdict-drafts.ts';

export interface OfficialTasksRead {
  readonly tasks: readonly OfficialTask[];
  readonly affiliated: Affiliated | undefined;
  /** Nothing says that nothing waits before that is known. */
  readonly isLoading: boolean;
}

/** What needs the Signing Official of an institution now. */
export function useOfficialTasks(institution: SessionInstitution): OfficialTasksRead {
  const { id, confirmed } = institution;
  const params = { id };
  const people = useApi('GET /institution/{id}/verification/', { params, enabled: confirmed });
  // The page can do without them: the official is notified of each by email as well.
  const transfers = useList(
    'GET /transfer-agreement/',
    { state: 'signature_needed', limit: 50 },
    { silent: true },
  );
  const { opensAgreement = false } = describeOfficialStatus(institution, 0);
  const read = useApi('GET /institution/{id}/', { params, enabled: opensAgreement });
  return {
    tasks: listOfficialTasks({
      institution,
      agreement: read.data?.current_rda,
      transfers: transfers.rows,
      affiliated: people.data,
    }),
    affiliated: people.data,
    isLoading: transfers.isLoading || (confirmed && !people.data && !people.error),
  };
}
