/** Words of the joinder (spec 1 section 4). */
export const joinder = {
  title: 'Joinder to the RDA',
  home: 'Home',
  none: "You don't belong to an institution yet, so there is no agreement to join.",
  waiting:
    'The Researcher Distribution Agreement of {institution} is not fully executed yet. The Signing Official and the foundation sign it first. Then you can join it here.',
  unconfirmed:
    'The Signing Official of {institution} must first confirm that you do research there. We will email you when they do. Then you can read and join the agreement here.',
  disowned:
    "{institution} removed you from its list of researchers. So you can't read or join its agreement. If this is a mistake, contact its Signing Official or support.",
  agreed: 'You agreed to the joinder on {date}.',
  back: 'Return To Home',
  submit: 'Agree to the joinder',
  checkFirst: 'Confirm above that you have read it.',
  saving: 'Saving',
  nextTitle: 'What happens next',
  next: 'Once you have agreed, you get what your approved requests give you. You can prepare and submit requests at any time.',
  readFailed: 'Could not get the executed RDA.',
  download: 'Download the executed RDA (PDF)',
  read: 'Read the executed RDA',
  intro:
    "{institution} and the foundation have signed a Researcher Distribution Agreement (RDA). It says how data and biospecimens can be used. By joining, you accept a researcher's duties under that agreement:",
  duties: [
    'Use what you receive only for the approved project, and only with the team named there.',
    "Don't try to identify or contact participants.",
    "Keep data and samples safe, and don't pass them on.",
    'Report a loss, a leak or a breach of the agreement to the foundation without delay.',
    'Name the foundation and the cohorts in every publication, and return results as agreed.',
    'When your access ends, stop using data and samples, and destroy or return them.',
  ],
} as const;
