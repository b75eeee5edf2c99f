/**
 * Which tabs of a request's page a person sees, by request type and by the abilities from the server (spec 2 sections
 * 2.4 and 6).
 */
import { requestType } from './lookup.ts';
import { asksForAccess } from './renewals/renewal-rules.ts';
import type { RequestTab } from './request-type.ts';

/** Tabs that not every reader of the request sees, with the required ability. */
const TAB_ABILITIES: Readonly<Partial<Record<RequestTab, string>>> = { availability: 'read_samples' };

/**
 * Facts that change the tabs: a renewal has a fixed set without resources and access; a request with a submitted
 * renewal gets two more tabs before Policy.
 */
interface RenewalFacts {
  /** The renewed request. */
  readonly renewal_of?: unknown;
  /** Status of its newest submitted renewal. */
  readonly renewal_status?: number | null | undefined;
}
const OF_RENEWAL: readonly RequestTab[] = ['project', 'details', 'team', 'policy'];

function getTabs(
  type: number,
  { renewal_of: renewed, renewal_status: renewal }: RenewalFacts,
): readonly RequestTab[] {
  const { tabs, renewedBy } = requestType(type);
  if (renewed) return OF_RENEWAL;
  if (renewedBy === undefined || !renewal) return tabs;
  const answers: RequestTab = asksForAccess(renewedBy) ? 'publication_info' : 'renewal_info';
  return tabs.flatMap((tab): RequestTab[] => (tab === 'policy' ? [answers, 'renewal', tab] : [tab]));
}

/** In the order that the type defines. */
export const tabsFor = (
  type: number,
  abilities: Readonly<Partial<Record<string, boolean>>>,
  renewal: RenewalFacts = {},
): RequestTab[] =>
  getTabs(type, renewal).filter((tab) => {
    const ability = TAB_ABILITIES[tab];
    return ability === undefined || abilities[ability] === true;
  });
