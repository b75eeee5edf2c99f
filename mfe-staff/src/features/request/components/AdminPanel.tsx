import type { Request } from '@portal/contract/types';
import { Box, Heading, HStack } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { CommentSection } from './CommentSection.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { ReviewerSection } from './ReviewerSection.tsx';
import { TicketSection } from './TicketSection.tsx';

export interface PanelProps {
  readonly request: Request;
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/** The ADMIN side panel (spec 3 section 2.6). It shows what the server says the person may do, and no more. */
export function AdminPanel(props: PanelProps) {
  const { request } = props;
  const may = (action: string) => request.abilities[action] === true;
  return (
    <Box
      as="aside"
      aria-label="ADMIN"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      alignSelf="start"
    >
      <HStack justify="space-between" mb="5" wrap="wrap">
        <Heading as="h2" textStyle="lg">
          ADMIN
        </Heading>
        <RequestStatusBadge status={request.status} />
      </HStack>
      <DecisionSection {...props} />
      <ReviewerSection {...props} />
      {may('comment') ? <CommentSection {...props} /> : null}
      {may('administrate') ? <TicketSection {...props} /> : null}
    </Box>
  );
}
