import type { ComponentType } from 'react';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import { MESSAGES } from '@portal/contract/messages';
import { Box, Grid, Notice, Stack, lazyPart } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { PageTabs } from '@portal/shared-ui/tabs';
import { page } from '#texts/institution-page';
import { AdminPanel } from './AdminPanel.tsx';
import { Agreements } from './Agreements.tsx';
import { AuditTrailTab } from './AuditTrailTab.tsx';
import { Facts, Officials, Researchers, type PartProps } from '@portal/shared-ui/institution';

// The composer loads an editor, so it loads only when the tab opens.
const Mails = lazyPart(async () => ({ default: (await import('./Mails.tsx')).Mails }));
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

/** The working view of staff: tabs on the left, actions on the right. The address holds the open tab. */
export function StaffView(props: PartProps) {
  const { role } = useSession();
  const tabs = TABS.filter(({ key }) => key !== EMAILS || (role !== null && READERS.includes(role)));
  const { institution } = props;
  return (
    <Stack gap="6">
      {institution.is_restricted ? (
        <Notice tone="warning" title={MESSAGES.listedCountry}>
          {page.listedCountry}
        </Notice>
      ) : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 23rem' }}
        gap={{ base: '8', xl: '10' }}
      >
        <PageTabs
          label={page.tabs}
          parts={tabs.map(({ key, label, Panel }) => ({ key, label, content: <Panel {...props} /> }))}
        />
        <Box alignSelf="start">
          <AdminPanel {...props} />
        </Box>
      </Grid>
    </Stack>
  );
}
