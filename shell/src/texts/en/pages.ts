/** Words of pages. */
export const pages = {
  appsUnavailable: {
    title: 'This page cannot be shown now',
    text: 'The list of apps could not be read',
  },
  crash: {
    reload: 'Load the page again',
  },
  routeFailure: {
    title: 'This page could not be shown',
    heading: 'Something went wrong',
  },
  restrictions: {
    none: 'Resources are open to institutions in every country.',
    list: 'Resources are restricted for institutions in {list}.',
  },
} as const;
