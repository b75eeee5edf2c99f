import { LIMITS } from '@portal/contract/limits';
import { Suspense } from 'react';
import {
  BellIcon,
  Disclosure,
  fill,
  LiveRegion,
  LoadingText,
  Span,
  VisuallyHidden,
  lazyPart,
} from '@portal/shared-ui';
import { ErrorBoundary } from '@portal/shared-ui/errors';
import { useLocation } from '@portal/shared-ui/router';
import { notifications as words } from '#texts/member';
import { useNotificationCount } from './use-notification-count.ts';

const NotificationPanel = lazyPart(async () => ({
  default: (await import('./NotificationPanel.tsx')).NotificationPanel,
}));
const MOST = 99;

/**
 * The bell with the live number of notifications, announced to screen readers; the dropdown is loaded when opened (spec
 * 1 section 2).
 */
export function NotificationBell() {
  const { key } = useLocation();
  const { count, announcement } = useNotificationCount();
  return (
    <>
      <LiveRegion message={announcement} />
      <Disclosure
        key={key}
        panelLabel={words.title}
        panelWidth={LIMITS.noticeWidth}
        variant="ghost"
        px="2"
        label={
          <>
            <BellIcon />
            <VisuallyHidden>
              {count > 0 ? fill(words.buttonSome, { count }) : words.buttonNone}
            </VisuallyHidden>
            {count > 0 ? (
              <Span
                aria-hidden
                px="1.5"
                minW="5"
                borderRadius="full"
                bg="accent.solid"
                color="accent.contrast"
                textStyle="xs"
              >
                {count > MOST ? words.many : count}
              </Span>
            ) : null}
          </>
        }
      >
        <ErrorBoundary>
          <Suspense fallback={<LoadingText />}>
            <NotificationPanel />
          </Suspense>
        </ErrorBoundary>
      </Disclosure>
    </>
  );
}
