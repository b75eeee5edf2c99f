import type { ComponentType } from 'react';
import { Box, Grid } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import { page } from '#texts/institution-page';
import { AdminPanel } from './AdminPanel.tsx';
import { Agreements } from './Agreements.tsx';
import { AuditTrailTab } from './AuditTrailTab.tsx';
import { Facts } from './Facts.tsx';
import { MailLog } from './MailLog.tsx';
import { Officials } from './Officials.tsx';
import { Researchers } from './Researchers.tsx';
import type { PartProps } from './institution-parts.ts';

const TABS: readonly { key: string; label: string; Panel: ComponentType<PartProps> }[] = [
  { key: 'details', label: page.details, Panel: Facts },
  { key: 'officials', label: page.officials, Panel: Officials },
  { key: 'researchers', label: page.researchers, Panel: Researchers },
  { key: 'agreements', label: page.agreements, Panel: Agreements },
  { key: 'audit', label: page.audit, Panel: AuditTrailTab },
  { key: 'emails', label: page.emails, Panel: MailLog },
];

/** The working view of staff: parts on the left, what can be done on the right. Which part is open lives in the address. */
export function StaffView(props: PartProps) {
  const [parameters, setParameters] = useSearchParams();
  const current = TABS.find(({ key }) => key === parameters.get('tab'))?.key ?? 'details';
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
          {TABS.map(({ key, label }) => (
            <Tabs.Trigger key={key} value={key} whiteSpace="nowrap" flexShrink="0">
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map(({ key, Panel }) => (
          <Tabs.Content key={key} value={key} pt="5">
            <Panel {...props} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <Box alignSelf="start">
        <AdminPanel {...props} />
      </Box>
    </Grid>
  );
}
