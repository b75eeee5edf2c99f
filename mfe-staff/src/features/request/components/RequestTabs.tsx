import type { Request } from '@portal/contract/types';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import { AccessTab } from './AccessTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { PolicyTab } from './PolicyTab.tsx';
import { ProjectTab } from './ProjectTab.tsx';
import { TeamTab } from './TeamTab.tsx';
import { request as words } from '#texts/request';

const TABS = [
  { key: 'details', label: words.requestDetails, Panel: DetailsTab },
  { key: 'project', label: words.piAndProject, Panel: ProjectTab },
  { key: 'team', label: words.researchTeam, Panel: TeamTab },
  { key: 'policy', label: words.dataSharingPolicy, Panel: PolicyTab },
  { key: 'access', label: words.accessDetails, Panel: AccessTab },
  { key: 'audit', label: words.auditTrail, Panel: AuditTab, ability: 'view_history' },
] as const;

/** The request itself, part by part; which part is open lives in the address. */
export function RequestTabs({ request }: { request: Request }) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('tab');
  const tabs = TABS.filter((tab) => !('ability' in tab) || (request.abilities[tab.ability] ?? false));
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
          <Panel request={request} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
