import { LoadingText } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import type { SessionInstitution } from '@portal/shared-ui/session';
import { isWaiting } from '../institution/verification/verdict-drafts.ts';
import { OfficialStanding } from './OfficialStanding.tsx';
import { ResearchersToConfirm } from './ResearchersToConfirm.tsx';

/** What a Signing Official has to do: people who wait stand before an institution for which nothing is to be done. */
export function OfficialPanels({ institution }: { institution: SessionInstitution }) {
  const { data, error } = useApi('GET /institution/{id}/verification/', {
    params: { id: institution.id },
    enabled: institution.confirmed,
  });
  // Nothing says that nobody waits before that is known.
  if (institution.confirmed && !data && !error) return <LoadingText />;
  const researchers = data?.results ?? [];
  const count = researchers.filter(isWaiting).length;
  const people =
    researchers.length > 0 ? <ResearchersToConfirm institution={institution} count={count} /> : null;
  return (
    <>
      {count > 0 ? people : null}
      <OfficialStanding institution={institution} waiting={count} />
      {count > 0 ? null : people}
    </>
  );
}
