/** Words of remotes. */
export const remotes = {
  // HomePanelFrame
  panelFailed: '{title} could not be shown',
  panelAsOf: 'As of {time}. Trying again.',
  // HomePanels
  listOfAppsFailed: 'The list of apps could not be read',
  panelsNotLoaded: 'Part of this page could not be loaded',
  // RemotePending, RemoteFailure
  thisPage: 'This page',
  pageNotLoaded: '{label} could not be loaded',
  pageNotShown: '{label} could not be shown',
} as const;
