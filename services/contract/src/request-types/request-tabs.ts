/** Which parts of a request's page someone sees, by its type and by what the server allows them (spec 2 sections 2.4 and 6). */
import { requestType } from './lookup.ts';
import { asksForAccess } from './renewals/renewal-rules.ts';
import type { RequestTab } from './request-type.ts';

/** Tabs that are not for everyone who reads the request, with the ability that the server's answer names. */
const TAB_ABILITIES: Readonly<Partial<Record<RequestTab, string>>> = { availability: 'read_samples' };

/** What a request shows of its renewals, before the policy; a renewal has neither resources nor access of its own. */
interface RenewalFacts {
  /** The request that it renews. */
  readonly renewal_of?: unknown;
  /** Its newest renewal was handed in. */
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

/** In the order of the type. */
export const tabsFor = (
  type: number,
  abilities: Readonly<Partial<Record<string, boolean>>>,
  renewal: RenewalFacts = {},
): RequestTab[] =>
  getTabs(type, renewal).filter((tab) => {
    const ability = TAB_ABILITIES[tab];
    return ability === undefined || abilities[ability] === true;
  });
