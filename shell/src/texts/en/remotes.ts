/** Words of remotes. */
export const remotes = {
  // HomePanelFrame
  panelFailed: "{title} didn't load",
  panelAsOf: 'As of {time}. Trying again.',
  // HomePanels
  listOfAppsFailed: "The list of apps didn't load",
  panelsNotLoaded: "Part of this page didn't load",
  // RemotePending, RemoteFailure
  thisPage: 'This page',
  pageNotLoaded: "{label} didn't load",
  pageNotShown: "{label} didn't load",
} as const;
