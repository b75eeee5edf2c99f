export { focusFirstError } from '../focus/focus-first-error.ts';
export { setSiteName, useErrorTitle, usePageTitle } from '../layout/document-title.ts';
export { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
export { Page, type PageProps } from './Page.tsx';
export { RouteButton, RouteLink } from './RouteLink.tsx';
export { useFocusOnRouteChange } from './use-focus-on-route-change.ts';
