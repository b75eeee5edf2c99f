/** Recent activity of the demo: notifications, error reports, failed mails, announcements. All invented. */

/** Institutions without a Signing Official: the person who was invited has not answered, or declined. */
export const UNANSWERED = [
  {
    name: 'Willow Bend University',
    domain: 'willowbend.test',
    founder: ['Bastian', 'Roth', 'Assistant Professor of Psychology'],
    asked: ['Imogen', 'Farrow', 'Director of Sponsored Research'],
    daysAgo: 3,
    declined: null,
  },
  {
    name: 'Centro Médico Altamira',
    domain: 'altamira-medico.test',
    founder: ['Marisol', 'Quintero', 'Attending Physician'],
    asked: ['Esteban', 'Rueda', 'Legal Counsel'],
    daysAgo: 26,
    declined: null,
  },
  {
    name: 'Fjordheim University College',
    domain: 'fjordheim.test',
    founder: ['Solveig', 'Haugen', 'Postdoctoral Researcher'],
    asked: ['Terje', 'Lunde', 'Head of Administration'],
    daysAgo: 12,
    declined: 'I do not sign contracts for the college. Please ask the rector’s office.',
  },
] as const;

/** Common names of institutions that did not answer several mails. */
export const UNRESPONSIVE = ['Karolinen Hospital', 'Centro Médico Altamira'] as const;

/** Staff notes about people: which people (SQL on `core.account a`), the text, and how many of them get it. */
export const NOTES_ABOUT_PEOPLE = [
  [
    'not a.active',
    'Wrote to say they have left the institution. Account closed at their request; their requests stay with colleagues.',
    3,
  ],
  ['a.active and not a.verified', 'The verification email bounced. Asked the department for the address.', 3],
  [
    `a.active and a.verified and exists (select 1 from core.user_institution ui join core.institution i on i.id = ui.institution_id
      where ui.user_id = a.id and ui.joinder_date is null and i.current_rda_id is not null)
      and exists (select 1 from core.account_group g where g.account_id = a.id and g.role = 'primary_researcher')`,
    'Reminded by phone to agree to the joinder. Wants to read the agreement with a colleague first.',
    4,
  ],
  ["a.email = 'pi@demo.test'", 'On the SPARK advisory board: do not assign SPARK requests for review.', 1],
  ["a.email = 'pi@demo.test'", 'Prefers calls after 3 p.m. Eastern.', 1],
] as const;

interface Bell {
  /** The recipient's email address without `@demo.test`. */
  readonly to: readonly string[];
  /** SQL of rows with `message` and `redirect`, oldest first. */
  readonly rows: string;
}

export const BELLS: readonly Bell[] = [
  {
    to: ['admin', 'lead', 'super'],
    rows: `select name || ' is ready for review' as message, '/institution/' || id as redirect
      from core.institution where status = 2 order by id`,
  },
  {
    to: ['lead'],
    rows: `select 'The RDA of ' || i.name || ' is signed and ready for the foundation''s signature' as message, '/rda/' || f.id as redirect
      from core.institution i join core.file f on f.id = i.current_rda_id
      where f.additional_data ->> 'status' = '2' order by i.id`,
  },
  {
    to: ['pi', 'so'],
    rows: `select 'The RDA of ' || i.name || ' is fully executed' as message, '/rda/' || f.id as redirect
      from core.institution i join core.file f on f.id = i.current_rda_id where i.name = 'Lakeside University'`,
  },
  {
    to: ['newso'],
    rows: `select 'Please give the details of ' || name as message, '/institution-details' as redirect
      from core.institution where name = 'Harbour College of Medicine'`,
  },
];

export const ERROR_REPORTS = [
  {
    by: 'pi',
    notes: 'I clicked Submit twice and got this error. The request was there afterwards.',
    sent: '{"agreed_to_usage_policy":true}',
    answer: '{"detail":"Something went wrong","code":"INTERNAL"}',
    page: '/request/create',
    call: 'POST /request/12/submit/',
    daysAgo: 9,
  },
  {
    by: 'so',
    notes: 'The document stayed blank in my browser. It was fine after a reload.',
    sent: '',
    answer: '',
    page: '/rda',
    call: 'GET /file/',
    daysAgo: 6,
  },
  {
    by: 'reviewer',
    notes: '',
    sent: '{"limit":100}',
    answer: '{"detail":"The service does not answer","code":"SERVICE_UNAVAILABLE"}',
    page: '/request?status=3',
    call: 'GET /request/',
    daysAgo: 2,
  },
  {
    by: 'newpi',
    notes: 'The upload of my IRB letter stopped at 98% three times on the hospital network.',
    sent: '',
    answer: '{"detail":"The upload was interrupted"}',
    page: '/project/create',
    call: 'POST /file/',
    daysAgo: 1,
  },
] as const;

/** Mails about people, by address: some were delivered, some failed. */
export const MAILS = [
  {
    about: 'pi2',
    template: 'user_question',
    subject: 'A question about your account',
    text: 'Which of your two Globus identities should we use for the imaging data?',
    failure: null,
    daysAgo: 14,
  },
  {
    about: 'newpi',
    template: 'joinder_reminder',
    subject: "Please agree to the joinder of your institution's agreement",
    text: 'Your requests can be fulfilled as soon as you agree to the joinder.',
    failure: '452 4.2.2 The mailbox is full',
    daysAgo: 4,
  },
  {
    about: 'newso',
    template: 'institution_details_reminder',
    subject: 'Please complete the details of Harbour College of Medicine',
    text: 'We cannot review the institution until its details are complete.',
    failure: '550 5.1.1 No such person at this address',
    daysAgo: 2,
  },
] as const;

/** No announcement is active on the day of the demo, so the pages show no banner. */
export const ANNOUNCEMENTS = [
  {
    message: 'The portal will be unavailable on Saturday from 8 to 10 a.m. Eastern for database maintenance.',
    type: 'maintenance',
    audience: [],
    fromDay: 30,
    untilDay: 28,
  },
  {
    message: 'It is time for the yearly verification of your researchers. Please review the list.',
    type: 'reminder',
    audience: ['sbso', 'pi_sbso'],
    fromDay: -20,
    untilDay: -50,
  },
] as const;
