import { isPortalPath } from '@portal/contract/portal-path';
import type { Notification } from '@portal/contract/types';
import { Box, chakra, CloseIcon, formatDateTime, IconButton, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';

/** One notification: its link into the portal, its time, and a remove button. */
export function NotificationItem({
  notification,
  removeLabel,
  onRemove,
}: {
  notification: Notification;
  removeLabel: string;
  onRemove: () => void;
}) {
  const { message, redirect, created } = notification;
  return (
    <chakra.li display="flex" gap="2" alignItems="flex-start" py="row" borderTopWidth="1px">
      <Box flex="1" minW="0" overflowWrap="anywhere" textStyle="sm">
        {isPortalPath(redirect) ? <RouteLink to={redirect}>{message}</RouteLink> : <Text>{message}</Text>}
        <Text color="fg.muted" textStyle="xs">
          {formatDateTime(created)}
        </Text>
      </Box>
      <IconButton size="2xs" variant="ghost" colorPalette="gray" aria-label={removeLabel} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </chakra.li>
  );
}
