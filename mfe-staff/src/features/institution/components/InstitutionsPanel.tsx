import { COMPLIANCE_STATUS_LABELS } from '@portal/contract/compliance';
import { INSTITUTION_STATUS_LABELS, RDA_FILTER_LABELS } from '@portal/contract/statuses';
import { fill, Flex } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { CountTiles } from '@portal/shared-ui/tiles';
import { compliance as complianceWords } from '#texts/compliance';
import { institutions as words } from '#texts/institution-home';
import { ADMINISTRATOR_ROLES } from '@portal/contract/roles';

/** In the order in which an institution passes the statuses. Under review and signed wait for the foundation. */
const INSTITUTION_TILES = [2, 1, 5, 6] as const;
const RDA_TILES = [2, 1] as const;
const COMPLIANCE_TILES = [3, 2] as const;

/** On the home page of staff: how many institutions and RDAs wait, for whom, with links (spec 3 section 2.1). */
export function InstitutionsPanel() {
  const { role } = useSession();
  const institutions = useList('GET /institution/', { grouping: 'status', limit: 1 });
  const agreements = useList('GET /agreement/', { current: true, grouping: 'status', limit: 1 });
  const compliance = useList('GET /institution-compliance/', { grouping: 'compliance_status', limit: 1 });
  const decides = role !== null && ADMINISTRATOR_ROLES.includes(role);
  const error = institutions.error ?? agreements.error ?? compliance.error;
  const reload = () => Promise.all([institutions.reload(), agreements.reload(), compliance.reload()]);
  const count = ({ isLoading, groups }: typeof institutions | typeof agreements, status: number) =>
    isLoading ? undefined : (groups['status']?.[status] ?? 0);
  const tiles = [
    ...INSTITUTION_TILES.map((status) => ({
      label: INSTITUTION_STATUS_LABELS[status],
      to: `/institution?status=${status}`,
      count: count(institutions, status),
      isWaiting: decides && status === 2,
    })),
    ...RDA_TILES.map((status) => ({
      label: `${words.rda}: ${RDA_FILTER_LABELS[status] ?? ''}`,
      to: `/rda?status=${status}`,
      count: count(agreements, status),
      isWaiting: decides && status === 2,
    })),
    ...COMPLIANCE_TILES.map((status) => ({
      label: fill(complianceWords.tile, { status: COMPLIANCE_STATUS_LABELS[status] }),
      to: `/compliance?compliance_status=${status}`,
      count: compliance.isLoading ? undefined : (compliance.groups['compliance_status']?.[status] ?? 0),
      isWaiting: decides && status === 3,
    })),
  ];
  return (
    <>
      {error ? (
        <RetryPanel title={words.failed} error={error} onRetry={() => void reload()} />
      ) : (
        <CountTiles label={words.title} tiles={tiles} />
      )}
      <Flex gap="6" wrap="wrap" mt="3">
        <RouteLink to="/institution">{words.all}</RouteLink>
        <RouteLink to="/rda">{words.allRdas}</RouteLink>
        <RouteLink to="/compliance">{complianceWords.title}</RouteLink>
      </Flex>
    </>
  );
}
