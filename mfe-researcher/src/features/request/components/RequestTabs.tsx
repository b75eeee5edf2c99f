import type { Request } from '@portal/contract';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import type { ComponentType } from 'react';
import { AccessTab } from './tabs/AccessTab.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { PolicyTab } from './tabs/PolicyTab.tsx';
import { ProjectTab } from './tabs/ProjectTab.tsx';
import { TeamTab } from './tabs/TeamTab.tsx';
import { request as words } from '#texts/request';

const TABS: ReadonlyArray<readonly [key: string, label: string, View: ComponentType<{ request: Request }>]> =
  [
    ['project', 'Project', ProjectTab],
    ['details', words.requestDetails, DetailsTab],
    ['team', words.researchTeam, TeamTab],
    ['policy', words.dataSharingPolicy, PolicyTab],
    ['access', words.accessDetails, AccessTab],
  ];

/** The parts of a request; the open one stands in the address. */
export function RequestTabs({ request }: { request: Request }) {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('tab');
  const open = TABS.some(([key]) => key === wanted) ? wanted : 'project';
  return (
    <Tabs.Root
      value={open}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) =>
        setParameters({ tab: value }, { replace: true, preventScrollReset: true })
      }
    >
      <Tabs.List overflowX="auto" overflowY="hidden" aria-label={words.partsOfTheRequest}>
        {TABS.map(([key, label]) => (
          <Tabs.Trigger key={key} value={key} whiteSpace="nowrap" flexShrink="0">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(([key, , View]) => (
        <Tabs.Content key={key} value={key} pt="5">
          <View request={request} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
