/** Words of the generic form page (spec 3 section 2.21). */
export const formTester = {
  title: 'Form tester',
  summary:
    'Every form as its definition says. What you enter is checked by the page and by the server, and not stored.',
  home: 'Home',
  forms: 'Forms',
  version: 'Version {version}',
  open: 'Open',
  loading: 'Fetching Information',
  check: 'Check answers',
  accepted: 'The server accepts these answers',
  acceptedText: 'This is what a request would keep. Fields that take no part are left out.',
  noList: 'Could not get the forms',
  noForms: 'No forms are defined yet',
  ownDefinition: 'Try a definition of your own',
  ownHelp: 'Paste a form definition (JSON). It is checked and shown below, and not stored.',
  definition: 'Definition',
  show: 'Show this form',
  notJson: 'This is not JSON',
  faults: 'What is wrong with the definition',
} as const;
