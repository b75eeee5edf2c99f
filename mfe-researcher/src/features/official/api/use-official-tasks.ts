import { useApi, useList } from '@portal/shared-ui/data';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { describeOfficialStatus } from '../model/official-status.ts';
import { listOfficialTasks, type OfficialTask } from '../model/official-tasks.ts';
import type { Affiliated } from '../model/verdict-drafts.ts';

export interface OfficialTasksRead {
  readonly tasks: readonly OfficialTask[];
  readonly affiliated: Affiliated | undefined;
  /** While loading, the panel must not claim that nothing waits. */
  readonly isLoading: boolean;
}

/** The open tasks of a Signing Official for their institution. */
export function useOfficialTasks(institution: SessionInstitution): OfficialTasksRead {
  const { id, confirmed } = institution;
  const params = { id };
  const people = useApi('GET /institution/{id}/verification/', { params, enabled: confirmed });
  // Optional for the page: the official also gets an email about each one.
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
    isLoading: [people, transfers, read].some(({ isLoading }) => isLoading),
  };
}
