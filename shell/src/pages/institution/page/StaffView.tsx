import { lazy, Suspense, type ComponentType } from 'react';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import { Box, Grid, LoadingText } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { Tabs } from '@portal/shared-ui/tabs';
import { page } from '#texts/institution-page';
import { AdminPanel } from './AdminPanel.tsx';
import { Agreements } from './Agreements.tsx';
import { AuditTrailTab } from './AuditTrailTab.tsx';
import { Facts } from './Facts.tsx';
import { Officials } from './Officials.tsx';
import { Researchers } from './Researchers.tsx';
import type { PartProps } from './institution-parts.ts';

// The composer brings an editor along: fetched when somebody opens the part.
const Mails = lazy(async () => ({ default: (await import('./Mails.tsx')).Mails }));
const READERS: readonly string[] = MAIL_LOG_ROLES;
const EMAILS = 'emails';

const TABS: readonly { key: string; label: string; Panel: ComponentType<PartProps> }[] = [
  { key: 'details', label: page.details, Panel: Facts },
  { key: 'officials', label: page.officials, Panel: Officials },
  { key: 'researchers', label: page.researchers, Panel: Researchers },
  { key: 'agreements', label: page.agreements, Panel: Agreements },
  { key: 'audit', label: page.audit, Panel: AuditTrailTab },
  { key: EMAILS, label: page.emails, Panel: Mails },
];

/** The working view of staff: parts on the left, what can be done on the right. Which part is open lives in the address. */
export function StaffView(props: PartProps) {
  const [parameters, setParameters] = useSearchParams();
  const { role } = useSession();
  const tabs = TABS.filter(({ key }) => key !== EMAILS || (role !== null && READERS.includes(role)));
  const current = tabs.find(({ key }) => key === parameters.get('tab'))?.key ?? 'details';
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
      gap={{ base: '8', xl: '10' }}
    >
      <Tabs.Root
        value={current}
        onValueChange={({ value }) =>
          setParameters({ tab: value }, { replace: true, preventScrollReset: true })
        }
        lazyMount
        unmountOnExit
        minW="0"
      >
        <Tabs.List overflowX="auto" overflowY="hidden" aria-label={page.tabs}>
          {tabs.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} whiteSpace="nowrap" flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ key, Panel }) => (
          <Tabs.Content key={key} value={key} pt="5">
            <Suspense fallback={<LoadingText />}>
              <Panel {...props} />
            </Suspense>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Box alignSelf="start">
        <AdminPanel {...props} />
      </Box>
    </Grid>
  );
}
