import { Box, Flex, Heading, HStack } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import type { PanelProps } from '../api/panel-props.ts';
import { CommentSection } from './CommentSection.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';
import { TicketSection } from './TicketSection.tsx';
import { WithdrawalReason } from './WithdrawalReason.tsx';
import { request as words } from '#texts/request';

/**
 * The ADMIN side panel (spec 3 section 2.6). It shows what the server says the person may do, and no more. It scrolls
 * with the page: higher than the window, it would hide its last sections if it stood still.
 */
export function AdminPanel(props: PanelProps) {
  const { request } = props;
  const may = (action: string) => request.abilities[action] ?? false;
  return (
    <Box
      as="aside"
      id="admin"
      aria-label={words.admin.title}
      tabIndex={-1}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '5' }}
      alignSelf="start"
      scrollMarginTop="4"
      focusVisibleRing="outside"
    >
      <HStack justify="space-between" mb="4" wrap="wrap">
        <Heading as="h2" textStyle="lg">
          {words.admin.title}
        </Heading>
        <RequestStatusBadge status={request.status} />
      </HStack>
      <WithdrawalReason request={request} />
      <DecisionSection {...props} />
      {may('see_reviewers') || may('assign_reviewer') ? <ReviewerSection {...props} /> : null}
      {may('comment') ? <CommentSection {...props} /> : null}
      {may('administrate') ? <TicketSection {...props} /> : null}
      <Flex
        wrap="wrap"
        gap="3"
        align="center"
        justify="space-between"
        pt="4"
        borderTopWidth="1px"
        _empty={{ display: 'none' }}
      >
        {may('view_history') ? (
          <RouteLink to="?tab=audit" replace preventScrollReset textStyle="sm" minH="6">
            {words.admin.auditTrail}
          </RouteLink>
        ) : null}
        {may('delete') ? <DeleteRequest request={request} /> : null}
      </Flex>
    </Box>
  );
}
