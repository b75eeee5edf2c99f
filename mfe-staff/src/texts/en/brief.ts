/** Words of the brief at the head of a request. */
export const brief = {
  label: 'Readiness',
  answers: 'Request in brief',
  irbPresent: 'IRB requirement met',
  irbMissing: 'IRB letter missing',
  institutionApproved: 'Institution approved',
  institutionUnconfirmed: 'Institution not approved',
  institutionRestricted: 'Restricted country',
  agreementExecuted: 'RDA executed',
  agreementMissing: 'RDA not executed',
  noneApproved: 'No earlier approval',
  termsFit: 'Fits the terms of use',
  termsConflict: '{count, plural, one {# term does not fit} other {# terms do not fit}}',
  termsOpen: '{count, plural, one {# term needs review} other {# terms need review}}',
  samplesAvailable:
    '{count, plural, one {# sample available} =2 {Both samples available} other {All # samples available}}',
  samplesMissing: '{missing} of {count, plural, one {# sample} other {# samples}} unavailable',
  donors: '{count, plural, one {# donor} other {# donors}}',
  donorsMissing: '{count, plural, one {# donor} other {# donors}}, {missing} no longer available',
} as const;
