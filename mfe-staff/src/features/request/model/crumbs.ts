import { request as words } from '#texts/request';

export const CRUMBS = [{ label: words.listTitle, to: '/request' }];
