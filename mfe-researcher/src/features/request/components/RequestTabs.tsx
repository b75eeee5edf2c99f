import type { Request } from '@portal/contract';
import { useSearchParams } from '@portal/shared-ui/router';
import { Tabs } from '@portal/shared-ui/tabs';
import type { ComponentType } from 'react';
import { AccessTab } from './tabs/AccessTab.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { PolicyTab } from './tabs/PolicyTab.tsx';
import { ProjectTab } from './tabs/ProjectTab.tsx';
import { TeamTab } from './tabs/TeamTab.tsx';

const TABS: ReadonlyArray<readonly [key: string, label: string, View: ComponentType<{ request: Request }>]> =
  [
    ['project', 'Project', ProjectTab],
    ['details', 'Request Details', DetailsTab],
    ['team', 'Research Team', TeamTab],
    ['policy', 'Data Sharing Policy', PolicyTab],
    ['access', 'Access Details', AccessTab],
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
      <Tabs.List overflowX="auto" overflowY="hidden" aria-label="Parts of the request">
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
