/** Words of remotes. */
export const remotes = {
  // HomePanelFrame
  panelFailed: '{title} could not be shown',
  // HomePanels
  listOfAppsFailed: 'The list of apps could not be read',
  panelsNotLoaded: '{label} could not be loaded',
  // RemoteFailure
  appFailed: '{label} could not be shown',
} as const;
