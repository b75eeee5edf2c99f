import { useList } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useMemo } from 'react';

/** What the ledger grants to the signed-in researcher. */
function useOwnAccess() {
  const { user, role } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  return useList(
    'GET /datasetaccess/',
    { user: user?.id ?? null, status: 'granted', limit: 1000 },
    { enabled: isResearcher && user !== null },
  );
}

/** Ids of the datasets that the signed-in person already has access to: none while they load, or where they do not. */
export function useApprovedDatasets(): { approved: ReadonlySet<string>; isLoading: boolean } {
  const { rows, isLoading } = useOwnAccess();
  const approved = useMemo(() => new Set(rows.map((access) => access.dataset.id)), [rows]);
  return { approved, isLoading };
}

/** The requests that give the signed-in person this dataset, each once. */
export function useAccessRequests(dataset: string) {
  const requests = useOwnAccess().rows.flatMap((access) =>
    access.dataset.id === dataset && access.request ? [access.request] : [],
  );
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}
