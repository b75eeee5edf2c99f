import type { Request } from '@portal/contract/types';
import { fill, formatDate, PanelSection, Stack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useRenewals } from '@portal/shared-ui/renewal';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { renewal as words } from '#texts/renewal';

/**
 * Decisions are made on the latest renewal, if there is one, so a request links to it. A renewal links to the request
 * it renews (spec 3 section 4.3).
 */
export function RenewalSection({ request }: { request: Request }) {
  if (request.renewal_of) return <Renewed renewed={request.renewal_of} />;
  return request.renewal_status ? <Latest request={request} /> : null;
}

function Renewed({ renewed }: { renewed: NonNullable<Request['renewal_of']> }) {
  const { sfari_request_id: code, expiration_date: end } = renewed;
  return (
    <PanelSection title={words.renewed}>
      <Stack gap="1" align="flex-start">
        <RouteLink to={`/request/${renewed.id}`}>{code}</RouteLink>
        <Text textStyle="sm" color="fg.muted">
          {end ? fill(words.until, { day: formatDate(end) }) : words.noEnd}
        </Text>
      </Stack>
    </PanelSection>
  );
}

function Latest({ request }: { request: Request }) {
  const { newest } = useRenewals(request);
  if (!newest) return null;
  const { id, sfari_request_id: code } = newest;
  return (
    <PanelSection title={words.latest}>
      <Stack gap="2" align="flex-start">
        <RequestStatusBadge status={newest.status} />
        <RouteLink to={`/request/${id}`}>
          {fill(newest.decisions.length > 0 ? words.decide : words.open, { code })}
        </RouteLink>
      </Stack>
    </PanelSection>
  );
}
