export { setSiteName, useErrorTitle, usePageTitle } from '../layout/documentTitle.ts';
export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
export { Page, type PageProps } from './Page.tsx';
export { RouteButton, RouteLink } from './RouteLink.tsx';
export { useFocusOnRouteChange } from './useFocusOnRouteChange.ts';
