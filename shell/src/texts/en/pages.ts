/** Words of pages. */
export const pages = {
  appsUnavailable: {
    title: 'This page cannot be shown now',
    text: 'The list of apps could not be read',
  },
  crash: {
    title: 'The portal could not be shown',
    text: 'Part of the portal did not load. Nothing that you saved is lost.',
    help: 'Please load the page again. If it does not help, write to {support}.',
    reload: 'Reload',
    home: 'Return To Home',
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
