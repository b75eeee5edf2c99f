/** Tabs, as a separate chunk outside the first load: the login page has none. */
export { PageTabs, type PagePart } from './PageTabs.tsx';
export { Tabs } from './Tabs.tsx';
