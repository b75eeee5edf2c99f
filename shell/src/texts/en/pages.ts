/** Words of pages. */
export const pages = {
  appsUnavailable: {
    title: 'This page is not available right now',
    text: "The list of apps didn't load",
  },
  crash: {
    title: "The portal didn't load",
    text: 'Nothing you saved is lost.',
    help: "Reload the page. If that doesn't help, write to {support}.",
    reload: 'Reload',
    home: 'Return To Home',
  },
  routeFailure: {
    title: "This page didn't load",
    heading: 'Something went wrong',
  },
  restrictions: {
    none: 'Resources are open to institutions in every country.',
    list: 'Resources are restricted for institutions in {list}.',
  },
} as const;
