/** Words of the joinder (spec 1 section 4). */
export const joinder = {
  title: 'Joinder to the RDA',
  home: 'Home',
  none: 'You do not belong to an institution yet, so there is no agreement to join.',
  waiting:
    'The Researcher Distribution Agreement of {institution} is not fully executed yet. The Signing Official and the foundation sign it first; then you can join it here.',
  unconfirmed:
    'The Signing Official of {institution} acts next: they must confirm that you do research there. We write to you as soon as they have. Then you can read the agreement and join it here.',
  disowned:
    '{institution} told us that you do not belong to it, or do so no longer. So you cannot read its agreement or join it. If this is a mistake, please talk to its Signing Official or contact support.',
  agreed: 'You agreed to the joinder on {date}.',
  back: 'Return To Home',
  submit: 'Agree to the joinder',
  saving: 'Saving',
  readFailed: 'Could not get the executed RDA.',
  download: 'Download the executed RDA (PDF)',
  read: 'Read the executed RDA',
  intro:
    '{institution} and the foundation have signed a Researcher Distribution Agreement (RDA). It says how data and biospecimens may be used. By this joinder you take on the duties of a researcher under that agreement:',
  duties: [
    'You use what you receive only for the project that was approved, and only with the team named there.',
    'You do not try to identify or contact participants.',
    'You keep data and samples safe, and you do not pass them on.',
    'You report a loss, a leak or a breach of the agreement to the foundation without delay.',
    'You name the foundation and the cohorts in every publication, and you return results as agreed.',
    'You stop using data and samples, and destroy or return them, when your access ends.',
  ],
} as const;
