import type { Request } from '@portal/contract/types';
import { LoadingText, Stack } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { IncidentPanel, incidentWords, useIncidents } from '@portal/shared-ui/incident';
import { HandleIncident } from './HandleIncident.tsx';

/** The incidents reported about the request, with administrators' notes and state. */
export function IncidentTab({ request }: { request: Request }) {
  const { rows, error, isLoading, reload } = useIncidents(request);
  if (error)
    return <RetryPanel title={incidentWords.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText />;
  return (
    <Stack gap="5">
      {rows.map((incident) => (
        <IncidentPanel key={incident.id} incident={incident}>
          <HandleIncident incident={incident} />
        </IncidentPanel>
      ))}
    </Stack>
  );
}
