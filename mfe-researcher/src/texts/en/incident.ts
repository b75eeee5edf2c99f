/** Words with which someone of a team reports an incident. */
export const incident = {
  report: 'Report an Incident',
  title: 'Report an incident about {code}',
  intro:
    "Only the foundation reads this report; your team does not. You can't edit it later, so include everything you know now.",
  kind: 'Type of incident',
  noticed: 'Date it happened or was noticed',
  description: 'What happened',
  descriptionHelp: 'Which data or materials are affected, how many people know, and who discovered it.',
  measures: 'What has been done so far',
  submit: 'Send Report',
  cancel: 'Cancel',
  what: 'the report',
  done: 'Thank you. The foundation has been notified of the incident.',
} as const;
