import { request as words } from '#texts/request';

/** What is above a request. */
export const CRUMBS = [{ label: words.listTitle, to: '/request' }];
