/** Which parts of a request's page somebody sees, by its type and by who they are to it (spec 2 sections 2.4 and 6). */
import { requestType } from './lookup.ts';
import type { RequestTab } from './request-type.ts';

export type TabReader = 'owner' | 'team' | 'administrator' | 'reviewer' | 'staff';

/** Tabs that are not for everybody who reads the request. */
const READERS: Readonly<Partial<Record<RequestTab, readonly TabReader[]>>> = {
  availability: ['owner', 'administrator', 'reviewer'],
};

/** In the order of the type. Parts of renewals, collections and orders come with what they show. */
export const tabsFor = (type: number, reader: TabReader): RequestTab[] =>
  requestType(type).tabs.filter((tab) => READERS[tab]?.includes(reader) ?? true);

interface Viewer {
  readonly isOwner: boolean;
  /** The role in which they act; null for a visitor. */
  readonly role: string | null;
}

/** Somebody who is several of these sees the page as the first that fits. */
export function tabReader({ isOwner, role }: Viewer): TabReader {
  if (isOwner) return 'owner';
  if (role === 'sfari_admin' || role === 'sfari_admin_lead') return 'administrator';
  if (role === 'sfari_reviewer') return 'reviewer';
  return role === 'primary_researcher' || role === 'pi_sbso' ? 'team' : 'staff';
}
