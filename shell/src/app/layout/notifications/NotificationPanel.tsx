import { useRef, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { Button, fill, Flex, LiveRegion, LoadingText, Stack, Text } from '@portal/shared-ui';
import { api, ApiError, invalidate, useList } from '@portal/shared-ui/data';
import { failureWords } from '@portal/shared-ui/errors';
import { notifications as words } from '#texts/member';
import { NotificationItem } from './NotificationItem.tsx';

/** Newest first, each removable. Clear All removes the listed notifications and is disabled if there are none. */
export function NotificationPanel() {
  const { rows, error, isLoading, reload } = useList('GET /notification/', {
    ordering: '-created',
    limit: 30,
  });
  const [isClearing, setClearing] = useState(false);
  const [message, setMessage] = useState('');
  const title = useRef<HTMLParagraphElement>(null);

  const remove = async (act: () => Promise<unknown>, done: string) => {
    // the pressed button disappears; without a new focus the panel would close
    title.current?.focus();
    try {
      await act();
      setMessage(done);
    } catch (failure) {
      // removed in another tab, which is the wanted result
      const isGone = failure instanceof ApiError && failure.status === 404;
      setMessage(isGone ? done : words.failed);
    }
    await invalidate('notification');
  };
  const clearAll = async () => {
    setClearing(true);
    const through = Math.max(...rows.map(({ id }) => id));
    await remove(() => api('DELETE /notification/', { query: { through }, quiet: true }), words.cleared);
    setClearing(false);
  };

  return (
    <>
      <Flex justify="space-between" align="center" mb="2">
        <Text ref={title} tabIndex={-1} fontWeight="semibold">
          {words.title}
        </Text>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          disabled={rows.length === 0}
          loading={isClearing}
          onClick={() => void clearAll()}
        >
          {words.clearAll}
        </Button>
      </Flex>
      {message === words.failed ? (
        <Text color="fg.error" textStyle="sm">
          {message}
        </Text>
      ) : null}
      {isLoading ? <LoadingText /> : null}
      {error && rows.length === 0 ? (
        <Stack gap="2" align="flex-start">
          <Text color="fg.error">{failureWords('get', words.objects)}</Text>
          <Button size="xs" variant="outline" onClick={() => void reload()}>
            {words.retry}
          </Button>
        </Stack>
      ) : null}
      {!isLoading && !error && rows.length === 0 ? (
        <Text color="fg.muted" py="3">
          {MESSAGES.noNotifications}
        </Text>
      ) : null}
      <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
        {rows.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            removeLabel={fill(words.remove, { message: notification.message })}
            onRemove={() =>
              void remove(
                () => api('DELETE /notification/{id}/', { params: { id: notification.id }, quiet: true }),
                words.removed,
              )
            }
          />
        ))}
      </Stack>
      <LiveRegion message={message} />
    </>
  );
}
