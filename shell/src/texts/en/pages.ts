/** Words of pages. */
export const pages = {
  // AppsUnavailablePage
  thisPageCannotBeShown: 'This page cannot be shown now',
  theListOfAppsCould: 'The list of apps could not be read',
  // CrashPage
  loadThePageAgain: 'Load the page again',
  // ForbiddenPage (spec 1 section 6)
  // RouteFailure
  thisPageCouldNotBe: 'This page could not be shown',
  somethingWentWrong: 'Something went wrong',
  // restriction-text
  resourcesAreOpenToInstitutions: 'Resources are open to institutions in every country.',
  resourcesAreRestrictedForInstitutions: 'Resources are restricted for institutions in {list}.',
} as const;
