import { request as words } from '#texts/request';

/** What stands above a request. */
export const CRUMBS = [{ label: words.listTitle, to: '/request' }];
