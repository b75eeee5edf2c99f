import type { ComponentType } from 'react';
import { lazyPart } from '@portal/shared-ui';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import { ORDER_ROLES } from '@portal/contract/orders';
import { requestType } from '@portal/contract/request-types/lookup';
import { tabsFor } from '@portal/contract/request-types/request-tabs';
import type { Request } from '@portal/contract/types';
import { closeOutWords, useCloseOuts } from '@portal/shared-ui/close-out';
import { incidentWords, useIncidents } from '@portal/shared-ui/incident';
import { RenewalAnswersTab, RenewalListTab } from '@portal/shared-ui/renewal';
import { useSession } from '@portal/shared-ui/session';
import { PageTabs } from '@portal/shared-ui/tabs';
import { PRESERVED_PARAMETERS } from '../model/request-address.ts';
import { hasSummary } from '../../match-summary/model/editors.ts';
import { ConversationTab } from '../../conversation/components/ConversationTab.tsx';
import { AccessTab } from './AccessTab.tsx';
import { AuditTab } from './AuditTab.tsx';
import { DetailsTab } from './DetailsTab.tsx';
import { PolicyTab } from './PolicyTab.tsx';
import { ProjectTab } from './ProjectTab.tsx';
import { TeamTab } from './TeamTab.tsx';
import { order as orderWords } from '#texts/order';
import { matchSummary as summaryWords } from '#texts/match-summary';
import { request as words } from '#texts/request';

// Loaded only for Research Match applications.
const SummaryTab = lazyPart(async () => ({
  default: (await import('../../match-summary/components/SummaryTab.tsx')).SummaryTab,
}));
// Loaded only for requests whose access has ended or with a reported incident.
const IncidentTab = lazyPart(async () => ({
  default: (await import('../../incident/components/IncidentTab.tsx')).IncidentTab,
}));
const CloseOutTab = lazyPart(async () => ({
  default: (await import('../../close-out/components/CloseOutTab.tsx')).CloseOutTab,
}));
// Loaded only for types that ask for donors.
const CollectionTab = lazyPart(async () => ({
  default: (await import('./CollectionTab.tsx')).CollectionTab,
}));
const OrdersTab = lazyPart(async () => ({
  default: (await import('../../order/components/OrdersTab.tsx')).OrdersTab,
}));
// The composer loads an editor, so it loads only when the tab opens.
const MailTab = lazyPart(async () => ({ default: (await import('./MailTab.tsx')).MailTab }));

interface Part {
  key: string;
  label: string;
  Panel: ComponentType<{ request: Request }>;
  /** The ability that the server must grant. */
  ability?: string;
  /** The roles that see the tab. */
  roles?: readonly string[];
}
const TABS: readonly Part[] = [
  { key: 'details', label: words.tabs.details, Panel: DetailsTab },
  { key: 'summary', label: summaryWords.tab, Panel: SummaryTab },
  { key: 'project', label: words.tabs.project, Panel: ProjectTab },
  { key: 'team', label: words.tabs.team, Panel: TeamTab },
  { key: 'collection', label: words.tabs.collection, Panel: CollectionTab },
  { key: 'orders', label: orderWords.tab, Panel: OrdersTab, roles: ORDER_ROLES },
  { key: 'renewal_info', label: words.tabs.renewalInfo, Panel: RenewalAnswersTab },
  { key: 'publication_info', label: words.tabs.publicationInfo, Panel: RenewalAnswersTab },
  { key: 'renewal', label: words.tabs.renewal, Panel: RenewalListTab },
  { key: 'policy', label: words.tabs.policy, Panel: PolicyTab },
  { key: 'access', label: words.tabs.access, Panel: AccessTab },
  { key: 'incidents', label: incidentWords.tab, Panel: IncidentTab },
  { key: 'close-out', label: closeOutWords.tab, Panel: CloseOutTab },
  { key: 'conversation', label: words.tabs.conversation, Panel: ConversationTab, ability: 'read_note' },
  { key: 'audit', label: words.tabs.audit, Panel: AuditTab, ability: 'view_history' },
  { key: 'emails', label: words.tabs.emails, Panel: MailTab, ability: 'view_history', roles: MAIL_LOG_ROLES },
];

/** Tabs for all types, only for staff. */
const STAFF_TABS: readonly string[] = ['conversation', 'audit', 'emails'];

/** The tabs of the request; the address holds the open one. */
export function RequestTabs({
  request,
  Details,
}: {
  request: Request;
  /** Replaces the first tab for readers who read the application from beginning to end. */
  Details?: ComponentType<{ request: Request }>;
}) {
  const { role } = useSession();
  const closeOuts = useCloseOuts(request);
  const incidents = useIncidents(request);
  const ofType: readonly string[] = [
    ...tabsFor(request.type, request.abilities, request),
    ...(hasSummary(request) ? ['summary'] : []),
    // Orders exist only for requests with a collection of donors.
    ...(requestType(request.type).collection && !request.renewal_of ? ['orders'] : []),
    ...(incidents.rows.length > 0 ? ['incidents'] : []),
    ...(closeOuts.rows.length > 0 ? ['close-out'] : []),
    ...STAFF_TABS,
  ];
  // The policy tab has another name for datasets, which are shared, than for other resources.
  const isOfData = requestType(request.type).resources === 'datasets';
  const tabs = TABS.filter(
    ({ key, ability, roles }) =>
      ofType.includes(key) &&
      (!ability || request.abilities[ability]) &&
      (!roles || (role !== null && roles.includes(role))),
  );
  return (
    <PageTabs
      label={words.tabs.label}
      kept={PRESERVED_PARAMETERS}
      parts={tabs.map(({ key, label, Panel: Usual }) => {
        const Panel = key === 'details' ? (Details ?? Usual) : Usual;
        return {
          key,
          label: key === 'policy' && !isOfData ? words.tabs.usagePolicy : label,
          content: <Panel request={request} />,
        };
      })}
    />
  );
}
