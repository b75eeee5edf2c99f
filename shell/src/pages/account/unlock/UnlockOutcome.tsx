import { useEffect, useRef } from 'react';
import { Alert, Stack } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { unlock as words } from '#texts/login';

/**
 * The result of following the link, with a link to continue. If `wasPressed`, that link takes the focus, because the
 * button is gone.
 */
export function UnlockOutcome({ isDone, wasPressed = false }: { isDone: boolean; wasPressed?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPressed) box.current?.querySelector('a')?.focus();
  }, [wasPressed]);
  return (
    <Stack ref={box} gap="5" align="flex-start">
      <Alert.Root status={isDone ? 'success' : 'error'} role={isDone ? 'status' : 'alert'}>
        <Alert.Indicator />
        <Alert.Title>{isDone ? words.done : words.bad}</Alert.Title>
      </Alert.Root>
      <RouteButton to="/login">{words.toLogin}</RouteButton>
      {isDone ? null : (
        <RouteButton to="/reset-password" variant="outline" colorPalette="gray">
          {words.toReset}
        </RouteButton>
      )}
    </Stack>
  );
}
