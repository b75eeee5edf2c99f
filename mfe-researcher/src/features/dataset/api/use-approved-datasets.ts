import { useList } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useMemo } from 'react';

/** The ledger entries that grant access to the signed-in researcher. */
function useOwnAccess() {
  const { user, role } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  return useList(
    'GET /datasetaccess/',
    { user: user?.id ?? null, status: 'granted', limit: 1000 },
    { enabled: isResearcher && user !== null },
  );
}

/** Ids of the datasets that the signed-in user can already access. Empty while loading and after an error. */
export function useApprovedDatasets(): { approved: ReadonlySet<string>; isLoading: boolean } {
  const { rows, isLoading } = useOwnAccess();
  const approved = useMemo(() => new Set(rows.map((access) => access.dataset.id)), [rows]);
  return { approved, isLoading };
}

/** The requests that grant the signed-in user this dataset, without duplicates. */
export function useAccessRequests(dataset: string) {
  const requests = useOwnAccess().rows.flatMap((access) =>
    access.dataset.id === dataset && access.request ? [access.request] : [],
  );
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}
