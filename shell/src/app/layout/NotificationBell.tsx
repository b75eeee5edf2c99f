import {
  BellIcon,
  Box,
  Button,
  Disclosure,
  Flex,
  LiveRegion,
  Span,
  Stack,
  Text,
  VisuallyHidden,
} from '@portal/shared-ui';
import { MESSAGES } from '@portal/contract/messages';
import { api, invalidate, useList } from '@portal/shared-ui/data';
import { useLocation } from '@portal/shared-ui/router';
import { useState } from 'react';
import { NotificationItem } from './NotificationItem.tsx';

const POLL = 60_000;

/** The bell and its dropdown: newest first, each removable, Clear All disabled when there is none (spec 1 section 2). */
export function NotificationBell() {
  const { key } = useLocation();
  const { rows, count } = useList(
    'GET /notification/',
    { ordering: '-created', limit: 30 },
    { swr: { refreshInterval: POLL } },
  );
  const [isClearing, setClearing] = useState(false);
  const [said, setSaid] = useState('');

  const remove = async (ids: readonly number[]) => {
    const results = await Promise.allSettled(
      ids.map((id) => api('DELETE /notification/{id}/', { params: { id }, quiet: true })),
    );
    await invalidate('notification');
    const failed = results.filter(({ status }) => status === 'rejected').length;
    setSaid(failed > 0 ? `${failed} could not be removed. Please try again.` : 'Removed');
  };
  const clearAll = async () => {
    setClearing(true);
    await remove(rows.map(({ id }) => id));
    setClearing(false);
  };

  return (
    <Disclosure
      key={key}
      panelLabel="Notifications"
      variant="ghost"
      px="2"
      label={
        <>
          <BellIcon />
          <VisuallyHidden>Notifications, </VisuallyHidden>
          {count > 0 ? (
            <Span
              px="1.5"
              minW="5"
              borderRadius="full"
              bg="accent.solid"
              color="accent.contrast"
              textStyle="xs"
            >
              {count}
            </Span>
          ) : (
            <VisuallyHidden>none</VisuallyHidden>
          )}
        </>
      }
    >
      <Box w={{ base: 'calc(100vw - 8rem)', sm: '20rem' }}>
        <Flex justify="space-between" align="center" mb="2">
          <Text fontWeight="semibold">Notifications</Text>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            disabled={rows.length === 0}
            loading={isClearing}
            onClick={() => void clearAll()}
          >
            Clear All
          </Button>
        </Flex>
        {rows.length === 0 ? (
          <Text color="fg.muted" py="3">
            {MESSAGES.noNotifications}
          </Text>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
            {rows.map((notification) => (
              <NotificationItem
                key={notification.id}
                notification={notification}
                onRemove={() => void remove([notification.id])}
              />
            ))}
          </Stack>
        )}
        <LiveRegion message={said} />
      </Box>
    </Disclosure>
  );
}
