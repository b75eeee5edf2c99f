import type { Request } from '@portal/contract';
import { requestType } from '@portal/contract/request-types/lookup';
import type { RequestTab } from '@portal/contract/request-types/request-type';
import { PageTabs } from '@portal/shared-ui/tabs';
import type { ComponentType } from 'react';
import { AccessTab } from './tabs/AccessTab.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { PolicyTab } from './tabs/PolicyTab.tsx';
import { ProjectTab } from './tabs/ProjectTab.tsx';
import { TeamTab } from './tabs/TeamTab.tsx';
import { request as words } from '#texts/request';

const TABS: ReadonlyArray<
  readonly [key: RequestTab, label: string, View: ComponentType<{ request: Request }>]
> = [
  ['project', words.fields.project, ProjectTab],
  ['details', words.tabs.details, DetailsTab],
  ['team', words.tabs.team, TeamTab],
  ['policy', words.tabs.policy, PolicyTab],
  ['access', words.tabs.access, AccessTab],
];

/** The parts of a request; the open one stands in the address. */
export function RequestTabs({ request }: { request: Request }) {
  const { tabs } = requestType(request.type);
  const shown = TABS.filter(([key]) => tabs.includes(key));
  return (
    <PageTabs
      label={words.tabs.label}
      parts={shown.map(([key, label, View]) => ({ key, label, content: <View request={request} /> }))}
    />
  );
}
