import type { Request } from '@portal/contract';
import { lazyPart } from '@portal/shared-ui';
import { requestType } from '@portal/contract/request-types/lookup';
import { tabsFor } from '@portal/contract/request-types/request-tabs';
import type { RequestTab } from '@portal/contract/request-types/request-type';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { incidentWords, useIncidents } from '@portal/shared-ui/incident';
import { RenewalAnswersTab, RenewalListTab } from '@portal/shared-ui/renewal';
import { PageTabs } from '@portal/shared-ui/tabs';
import { closeOutWords, useCloseOuts } from '@portal/shared-ui/close-out';
import type { ComponentType } from 'react';
import { tabLabel, useConversation } from '@portal/shared-ui/conversation';
import { useShipments } from '../../shipment/api/use-shipments.ts';
import { ConversationTab } from './conversation/ConversationTab.tsx';
import { AccessTab } from './tabs/AccessTab.tsx';
import { AvailabilityTab } from './tabs/AvailabilityTab.tsx';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { PolicyTab } from './tabs/PolicyTab.tsx';
import { ProjectTab } from './tabs/ProjectTab.tsx';
import { TeamTab } from './tabs/TeamTab.tsx';
import { request as words } from '#texts/request';
import { shipment as shipmentWords } from '#texts/shipment';
import { RequestCollection } from '@portal/shared-ui/collection';

/** The submitted donors of a tissue request (spec 2 section 2.4). */
const CollectionTab = ({ request }: { request: Request }) => <RequestCollection request={request} />;

// Loaded only for requests with shipped tissue.
const ShipmentTab = lazyPart(async () => ({
  default: (await import('../../shipment/components/ShipmentTab.tsx')).ShipmentTab,
}));

// Loaded only for requests whose access has ended or with an incident reported by the reader.
const IncidentTab = lazyPart(async () => ({
  default: (await import('../../incident/components/IncidentTab.tsx')).IncidentTab,
}));
const CloseOutTab = lazyPart(async () => ({
  default: (await import('../../close-out/components/CloseOutTab.tsx')).CloseOutTab,
}));

const TABS: ReadonlyArray<
  readonly [key: RequestTab, label: string, View: ComponentType<{ request: Request }>]
> = [
  ['project', words.tabs.project, ProjectTab],
  ['details', words.tabs.details, DetailsTab],
  ['team', words.tabs.team, TeamTab],
  ['collection', words.tabs.collection, CollectionTab],
  ['availability', words.tabs.availability, AvailabilityTab],
  ['renewal_info', words.tabs.renewalInfo, RenewalAnswersTab],
  ['publication_info', words.tabs.publicationInfo, RenewalAnswersTab],
  ['renewal', words.tabs.renewal, RenewalListTab],
  ['policy', words.tabs.policy, PolicyTab],
  ['access', words.tabs.access, AccessTab],
];

/** Dataset requests have a "Data Sharing Policy", other requests a "Usage Policy". */
const policyLabel = (type: number): string =>
  requestType(type).resources === 'datasets' ? words.tabs.policy : words.tabs.usagePolicy;

/** The tabs of a request; the address names the open one. */
export function RequestTabs({ request }: { request: Request }) {
  const tabs = tabsFor(request.type, request.abilities, request);
  const shown = TABS.filter(([key]) => tabs.includes(key));
  const isDraft = request.status === REQUEST_STATUS.CREATED;
  const conversation = useConversation(request.id, !isDraft);
  const shipments = useShipments(request);
  const closeOuts = useCloseOuts(request);
  const incidents = useIncidents(request);
  const parts = shown.map(([key, label, View]) => ({
    key: key as string,
    label: key === 'policy' ? policyLabel(request.type) : label,
    content: <View request={request} />,
  }));
  const talk = {
    key: 'conversation',
    label: tabLabel(conversation),
    content: <ConversationTab request={request} conversation={conversation} />,
  };
  const delivery = {
    key: 'shipment',
    label: shipmentWords.tab,
    content: <ShipmentTab request={request} />,
  };
  const closing = { key: 'close-out', label: closeOutWords.tab, content: <CloseOutTab request={request} /> };
  const reported = { key: 'incidents', label: incidentWords.tab, content: <IncidentTab request={request} /> };
  return (
    <PageTabs
      label={words.tabs.label}
      // a draft has no conversation
      parts={
        isDraft
          ? parts
          : [
              ...parts,
              ...(shipments.rows.length > 0 ? [delivery] : []),
              ...(closeOuts.rows.length > 0 ? [closing] : []),
              ...(incidents.rows.length > 0 ? [reported] : []),
              talk,
            ]
      }
    />
  );
}
