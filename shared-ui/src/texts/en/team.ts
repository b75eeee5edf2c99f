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
  globusName: 'Globus: {globusUsername}',
} as const;
