import { LIMITS } from '@portal/contract/limits';
import { chakra, fill, HStack, LoadingText, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { AuditTrail, type AuditEntry } from '@portal/shared-ui/timeline';
import { history as words } from '#texts/institution-history';
import { InstitutionStatusBadge } from '../components/InstitutionStatus.tsx';
import { auditSteps, withAgreements, type AuditStep } from './audit-entries.ts';
import type { PartProps } from './institution-parts.ts';
import { useAgreementHistory } from './useAgreementHistory.ts';

/** Every step of the institution with who took it, comments in their place (spec 3 section 2.18). */
export function AuditTrailTab({ institution }: PartProps) {
  const { data, error, reload } = useApi('GET /history/', {
    query: { pk: institution.id, model: 'institution', limit: 500 },
    swr: { refreshInterval: LIMITS.historyPoll },
  });
  const agreements = useAgreementHistory(institution);
  if (error && !data)
    return <RetryPanel title={words.readFailed} error={error} onRetry={() => void reload()} />;
  if (!data) return <LoadingText />;
  const names = new Map(
    (institution.io_users ?? []).flatMap(({ id, display_name: name }) => (id === null ? [] : [[id, name]])),
  );
  return (
    <AuditTrail
      entries={auditSteps(withAgreements(data.results, agreements), names).map(trailEntry)}
      unnamed={words.portal}
      label={fill(words.label, { institution: institution.display_name })}
    />
  );
}

/** The institution's own first entry reads Created by, all later ones Modified by. */
function trailEntry(step: AuditStep): AuditEntry {
  const { entry, title, status, changes } = step;
  return {
    id: entry.id,
    kind: entry.model === 'institution' && entry.operation === 'created' ? 'created' : 'modified',
    actor: entry.modifier?.display_name ?? '',
    impersonator: entry.impersonator?.display_name ?? null,
    at: entry.modified,
    what: title !== '' || status !== null ? <Step step={step} /> : undefined,
    changes,
  };
}

function Step({ step: { title, status, quote } }: { step: AuditStep }) {
  return (
    <>
      <HStack wrap="wrap" gap="3">
        {title ? <Text>{title}</Text> : null}
        {status === null ? null : <InstitutionStatusBadge status={status} />}
      </HStack>
      {quote === null ? null : (
        <chakra.blockquote borderInlineStartWidth="3px" ps="3" mt="1" whiteSpace="pre-wrap">
          {quote}
        </chakra.blockquote>
      )}
    </>
  );
}
