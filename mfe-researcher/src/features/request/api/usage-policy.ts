/** The three questions of the usage policy; each must be answered True (specification 2 section 5). */
export const POLICY_QUESTIONS = [
  {
    field: 'intent_to_download',
    statement:
      'We download the data only to computers that our institution controls, and only people who are named in this request can open it there.',
  },
  {
    field: 'agreed_nih',
    statement:
      'We keep to the NIH Security Best Practices for Controlled-Access Data when we store and analyze the data.',
  },
  {
    field: 'data_safeguard',
    statement:
      'We do not try to find out who the participants are, and we do not pass the data on to anybody else.',
  },
] as const;

export type PolicyField = (typeof POLICY_QUESTIONS)[number]['field'];

export const POLICY_TERMS =
  'I have read the terms of the data sharing and usage policy, and my research team and I keep to them.';
