import type { Renewal } from '@portal/contract/types';
import { Box, Button, fill, HStack, Notice, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { isEditableRenewal } from '../../request/model/renewal-due.ts';
import { renewal as words } from '#texts/renewal';

interface TheirRenewalProps {
  readonly theirs: Renewal;
  readonly isBusy: boolean;
  readonly onResolve: (usesMine: boolean) => void;
}

/**
 * Another window saved or submitted the renewal first. The writer chooses a version, or reads that the renewal is
 * submitted and closed for changes.
 */
export function TheirRenewal({ theirs, isBusy, onResolve }: TheirRenewalProps) {
  const { id, status, sfari_request_id: code } = theirs;
  const isOpen = isEditableRenewal(theirs);
  return (
    <Box mb="6">
      <Notice tone="danger" title={words.conflict.title} isUrgent>
        <Text>
          {isOpen
            ? words.conflict.text
            : fill(words.conflict.closed, { code, status: REQUEST_STATUS_LABELS[status] })}
        </Text>
        {isOpen ? (
          <HStack mt="2" gap="3" wrap="wrap">
            <Button size="sm" disabled={isBusy} onClick={() => onResolve(true)}>
              {words.conflict.mine}
            </Button>
            <Button size="sm" variant="outline" disabled={isBusy} onClick={() => onResolve(false)}>
              {words.conflict.theirs}
            </Button>
          </HStack>
        ) : (
          <RouteLink to={`/request/${id}`}>{fill(words.closed.openLink, { code })}</RouteLink>
        )}
      </Notice>
    </Box>
  );
}
