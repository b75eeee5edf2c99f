/** Tabs, apart from the first load: the login page has none. */
export { Tabs } from './Tabs.tsx';
