import { request as words } from '#texts/request';

export const BREADCRUMBS = [{ label: words.listTitle, to: '/request' }];
