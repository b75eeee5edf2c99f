/** Words of remotes. */
export const remotes = {
  // HomePanelFrame
  couldNotBeShown: '{title} could not be shown',
  // HomePanels
  theListOfAppsCould: 'The list of apps could not be read',
  couldNotBeLoaded: '{label} could not be loaded',
  // RemoteFailure
  couldNotBeShown2: '{label} could not be shown',
} as const;
