/** Words of the list of a research team. */
export const team = {
  ready: 'Ready',
  notReady: 'Not ready',
  caption: 'Research team',
  name: 'Name',
  position: 'Role and institution',
  access: 'Access',
  state: 'State',
  actions: 'Actions',
  accessBox: 'Gets access{hiddenName}',
  accessAdded: '{name} gets access',
  accessEnded: '{name} no longer gets access',
  removedTitle: 'People who left the team',
  removed: '{name} ({email}), {role}, left on {date}',
  globusName: 'Globus: {globusUsername}',
} as const;
