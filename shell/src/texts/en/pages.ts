/** Words of pages. */
export const pages = {
  // AppsUnavailablePage
  appsUnavailableTitle: 'This page cannot be shown now',
  appsUnavailableText: 'The list of apps could not be read',
  // CrashPage
  crashReload: 'Load the page again',
  // ForbiddenPage (spec 1 section 6)
  // RouteFailure
  routeFailureTitle: 'This page could not be shown',
  routeFailureHeading: 'Something went wrong',
  // restriction-text
  noRestrictedCountries: 'Resources are open to institutions in every country.',
  restrictedCountries: 'Resources are restricted for institutions in {list}.',
} as const;
