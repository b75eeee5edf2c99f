/** Words of the list of a research team. */
export const team = {
  ready: 'Ready',
  notReady: 'Not ready',
  researchTeam: 'Research team',
  name: 'Name',
  roleAndInstitution: 'Role and institution',
  access: 'Access',
  state: 'State',
  actions: 'Actions',
  globus: 'Globus: {globusUsername}',
} as const;
