import { lazy, Suspense, type ComponentType } from 'react';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import type { Request } from '@portal/contract/types';
import { LoadingText } from '@portal/shared-ui';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { Tabs } from '@portal/shared-ui/tabs';
import { AccessTab } from './AccessTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { PolicyTab } from './PolicyTab.tsx';
import { ProjectTab } from './ProjectTab.tsx';
import { TeamTab } from './TeamTab.tsx';
import { request as words } from '#texts/request';

// The composer beside the log brings an editor along: fetched when somebody opens the part.
const MailTab = lazy(async () => ({ default: (await import('./MailTab.tsx')).MailTab }));

interface Part {
  key: string;
  label: string;
  Panel: ComponentType<{ request: Request }>;
  /** What the server must allow. */
  ability?: string;
  /** For those who act in one of these roles. */
  roles?: readonly string[];
}
const TABS: readonly Part[] = [
  { key: 'details', label: words.requestDetails, Panel: DetailsTab },
  { key: 'project', label: words.piAndProject, Panel: ProjectTab },
  { key: 'team', label: words.researchTeam, Panel: TeamTab },
  { key: 'policy', label: words.dataSharingPolicy, Panel: PolicyTab },
  { key: 'access', label: words.accessDetails, Panel: AccessTab },
  { key: 'audit', label: words.auditTrail, Panel: AuditTab, ability: 'view_history' },
  { key: 'emails', label: words.emails, Panel: MailTab, ability: 'view_history', roles: MAIL_LOG_ROLES },
];

/** The request itself, part by part; which part is open lives in the address. */
export function RequestTabs({ request }: { request: Request }) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab');
  const { role } = useSession();
  const tabs = TABS.filter(
    ({ ability, roles }) =>
      (!ability || request.abilities[ability]) && (!roles || (role !== null && roles.includes(role))),
  );
  const current = tabs.find(({ key }) => key === asked)?.key ?? 'details';
  return (
    <Tabs.Root
      value={current}
      onValueChange={({ value }) =>
        setParameters({ tab: value }, { replace: true, preventScrollReset: true })
      }
      lazyMount
      unmountOnExit
      minW="0"
    >
      <Tabs.List overflowX="auto" overflowY="hidden" aria-label={words.partsOfTheRequest}>
        {tabs.map(({ key, label }) => (
          <Tabs.Trigger key={key} value={key} whiteSpace="nowrap" flexShrink="0">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ key, Panel }) => (
        <Tabs.Content key={key} value={key} pt="5">
          <Suspense fallback={<LoadingText />}>
            <Panel request={request} />
          </Suspense>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
