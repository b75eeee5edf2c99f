import { Box, Heading, HStack, Stack } from '@portal/shared-ui';
import { page } from '#texts/institution-page';
import { RdaStatusBadge } from '@portal/shared-ui/institution-status';
import { ComplianceLine } from '../../compliance/components/ComplianceLine.tsx';
import { CommentSection } from './CommentSection.tsx';
import type { PartProps } from '@portal/shared-ui/institution';
import { StatusActions } from './StatusActions.tsx';
import { TakeOut } from './TakeOut.tsx';

/** The ADMIN panel: the actions that the server allows, and colleagues' comments. */
export function AdminPanel(props: PartProps) {
  return (
    <Box
      as="aside"
      id="admin"
      aria-label={page.admin}
      tabIndex={-1}
      scrollMarginTop="4"
      focusVisibleRing="outside"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
    >
      <HStack justify="space-between" wrap="wrap" mb="4">
        <Heading as="h2" textStyle="lg">
          {page.admin}
        </Heading>
        <HStack gap="2" textStyle="sm">
          {page.rda}
          <RdaStatusBadge status={props.institution.rda_status} />
        </HStack>
      </HStack>
      <Stack gap="6">
        <StatusActions {...props} />
        <ComplianceLine institution={props.institution.id} />
        <CommentSection {...props} />
        <TakeOut {...props} />
      </Stack>
    </Box>
  );
}
