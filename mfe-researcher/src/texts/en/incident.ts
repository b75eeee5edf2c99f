/** Words with which somebody of a team reports an incident. */
export const incident = {
  report: 'Report an Incident',
  title: 'Report an incident about {code}',
  intro:
    'The foundation reads this, and nobody else of your team. It is sent once: please write what you know now.',
  kind: 'What kind of incident',
  noticed: 'Day on which it happened or was noticed',
  description: 'What happened',
  descriptionHelp: 'Which data or materials, how many people know of it, and who found it.',
  measures: 'What has been done about it',
  submit: 'Send Report',
  cancel: 'Cancel',
  what: 'the report',
  done: 'Thank you. The foundation was told of the incident.',
} as const;
