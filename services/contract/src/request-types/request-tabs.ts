/** Which parts of a request's page somebody sees, by its type and by what the server allows them (spec 2 sections 2.4 and 6). */
import { requestType } from './lookup.ts';
import type { RequestTab } from './request-type.ts';

/** Tabs that are not for everybody who reads the request, with the ability that the server's answer names. */
const TAB_ABILITIES: Readonly<Partial<Record<RequestTab, string>>> = { availability: 'read_samples' };

/** In the order of the type. Parts of renewals, collections and orders come with what they show. */
export const tabsFor = (type: number, abilities: Readonly<Partial<Record<string, boolean>>>): RequestTab[] =>
  requestType(type).tabs.filter((tab) => {
    const ability = TAB_ABILITIES[tab];
    return ability === undefined || abilities[ability] === true;
  });
