import { VIEW_MENU_ROLES } from '@portal/contract/roles';
import { Box, fill, formatDate, Heading, HStack, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { compliance } from '#texts/compliance';
import { Acknowledge } from './Acknowledge.tsx';
import { ComplianceBadge } from './ComplianceBadge.tsx';

const words = compliance.line;

/** On an institution's page: its state in the yearly verification. Renders nothing without an executed RDA. */
export function ComplianceLine({ institution }: { institution: number }) {
  const { role } = useSession();
  const list = useList(
    'GET /institution-compliance/',
    { id: institution },
    { enabled: role !== null && VIEW_MENU_ROLES.includes(role) },
  );
  const row = list.rows[0];
  if (!row) return null;
  return (
    <Box as="section" aria-labelledby="compliance">
      <HStack justify="space-between" wrap="wrap" mb="1">
        <Heading as="h3" id="compliance" textStyle="md">
          {words.title}
        </Heading>
        <ComplianceBadge status={row.compliance_status} />
      </HStack>
      <Text textStyle="sm" mb="2">
        {fill(words.by, { day: formatDate(row.current_anniversary) })} ·{' '}
        <RouteLink to="/compliance">{words.all}</RouteLink>
      </Text>
      {row.compliance_status === 1 ? null : <Acknowledge row={row} reload={list.reload} />}
    </Box>
  );
}
