import { LoadingText, Stack, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useApi, useList } from '@portal/shared-ui/data';
import { useSession, type SessionInstitution } from '@portal/shared-ui/session';
import { isWaiting } from '../model/verdict-drafts.ts';
import { AgreementsToSign } from './AgreementsToSign.tsx';
import { OfficialStatus } from './OfficialStatus.tsx';
import { ResearchersToConfirm } from './ResearchersToConfirm.tsx';
import { standing as words } from '#texts/official';

/** Home panel of a Signing Official: what they have to do for their institution. */
export default function OfficialPanels() {
  const { institution, role } = useSession();
  if (institution) return <InstitutionPanels institution={institution} />;
  return (
    <Stack gap="4" align="flex-start">
      <Text>{words.noInstitution}</Text>
      {role === 'pi_sbso' ? (
        <RouteButton to="/provide-institution" variant="outline">
          {words.nameInstitution}
        </RouteButton>
      ) : null}
    </Stack>
  );
}

/** People who wait stand before an institution for which nothing is to be done. */
function InstitutionPanels({ institution }: { institution: SessionInstitution }) {
  const { data, error } = useApi('GET /institution/{id}/verification/', {
    params: { id: institution.id },
    enabled: institution.confirmed,
  });
  // The page works without them: each is also sent by email and shown in the bell.
  const transfers = useList(
    'GET /transfer-agreement/',
    { state: 'signature_needed', limit: 50 },
    { silent: true },
  );
  const toSign = transfers.rows.filter(({ abilities }) => abilities['sign']);
  // Nothing says that nobody waits before that is known.
  if (transfers.isLoading || (institution.confirmed && !data && !error)) return <LoadingText />;
  const researchers = data?.results ?? [];
  const count = researchers.filter(isWaiting).length;
  const people =
    researchers.length > 0 ? (
      <ResearchersToConfirm institution={institution} count={count} year={data?.year ?? null} />
    ) : null;
  return (
    <Stack gap="6">
      {toSign.length > 0 ? <AgreementsToSign agreements={toSign} /> : null}
      {count > 0 ? people : null}
      <OfficialStatus institution={institution} waiting={count + toSign.length} />
      {count > 0 ? null : people}
    </Stack>
  );
}
