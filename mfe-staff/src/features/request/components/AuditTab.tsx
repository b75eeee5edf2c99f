import { LIMITS } from '@portal/contract/limits';
import type { Request } from '@portal/contract/types';
import { LoadingText, fill } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AuditTrail, type AuditEntry } from '@portal/shared-ui/timeline';
import { auditSteps } from '../api/audit-entries.ts';
import type { AuditStep } from '../api/audit-steps.ts';
import { useHistoryNames } from '../api/useHistoryNames.ts';
import { AuditStepView } from './AuditStepView.tsx';
import { request as words } from '#texts/request';

/** Every step of the request with who took it (spec 3 section 2.18), read again every two seconds. */
export function AuditTab({ request }: { request: Request }) {
  const { data, error, reload } = useApi('GET /history/', {
    query: { pk: request.id, model: 'request', limit: 500 },
    swr: { refreshInterval: LIMITS.historyPoll },
  });
  const history = data?.results ?? [];
  const names = useHistoryNames(request, history);
  if (error && !data)
    return <RetryPanel title={words.couldNotGetHistory} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText>{words.fetchingInformation}</LoadingText>;
  return (
    <AuditTrail
      entries={auditSteps(history, names).map(trailEntry)}
      unnamed="the portal"
      label={fill(words.auditTrailOf, { sfariRequestId: request.sfari_request_id })}
    />
  );
}

/** The request's own first entry reads Created by, all later ones Modified by. */
function trailEntry(step: AuditStep): AuditEntry {
  const { entry, title, status } = step;
  return {
    id: step.id,
    kind: entry.model === 'request' && entry.operation === 'created' ? 'created' : 'modified',
    actor: entry.modifier?.display_name ?? '',
    impersonator: entry.impersonator?.display_name ?? null,
    at: entry.modified,
    what: title !== '' || status !== null ? <AuditStepView step={step} /> : undefined,
    changes: step.changes,
  };
}
