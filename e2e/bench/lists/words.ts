/** Search words: one that matches many rows, one that matches few, and one that matches none. */
export interface Words {
  readonly frequent: string;
  readonly rare: string;
}
export const ABSENT = 'zyzzyva';

/** Search words by list. They occur in the generated data (`seeds/bulk` of core and researcher). */
export const WORDS: Readonly<Record<string, Words>> = {
  request: { frequent: 'sleep', rare: 'REQ000777' },
  renewal: { frequent: 'REQ000', rare: 'REQ000777' },
  project: { frequent: 'sleep', rare: 'study 777 ' },
  'close-out': { frequent: 'sleep', rare: 'REQ000777' },
  incident: { frequent: 'disk', rare: 'REQ000777' },
  'project-update': { frequent: 'sleep', rare: 'REQ000777' },
  user: { frequent: 'Petrov', rare: 'maya lind' },
  person: { frequent: 'Petrov', rare: 'whitaker' },
  'public/user': { frequent: 'University', rare: 'maya lind' },
  institution: { frequent: 'University', rare: 'lakeside' },
  'institution-compliance': { frequent: 'University', rare: 'lakeside' },
  agreement: { frequent: 'University', rare: 'lakeside' },
  'transfer-agreement': { frequent: 'University', rare: 'REQ000777' },
  dataset: { frequent: 'SPARK', rare: 'DS0012' },
  'restricted-dataset': { frequent: 'SPARK', rare: 'DS0012' },
  abn_data: { frequent: 'Autism', rare: 'Rett' },
  abn_data_pilot: { frequent: 'Autism', rare: 'Rett' },
  abn_cart: { frequent: 'cortex', rare: 'lindqvist' },
  'abn-request': { frequent: 'sleep', rare: 'REQ000777' },
  'post-log': { frequent: 'page', rare: 'request/777123' },
  'error-report': { frequent: 'load', rare: 'request/777100' },
  email: { frequent: 'request', rare: 'REQ000777' },
  'machine-key': { frequent: 'lake', rare: 'reporting' },
  webhook: { frequent: 'lake', rare: 'receiver' },
  'email-template': { frequent: 'reminder', rare: 'joinder' },
  release_note: { frequent: '1', rare: '2.7' },
  workload: { frequent: 'reviewer', rare: 'whitaker' },
  'open-review': { frequent: 'REQ', rare: 'REQ000777' },
  'request-message': { frequent: 'request', rare: 'cerebellum' },
  'institution-comment': { frequent: 'Spoke', rare: 'lindqvist' },
  'user-comment': { frequent: 'Called', rare: 'lindqvist' },
  'rm-application': { frequent: 'sleep', rare: 'REQ000777' },
};

/** The suffix of a filter key. */
export const LOOKUP = /__(in|icontains|contains|isnull|lte|gte|gt)$/;

/** The id that replaces `{id}` in the path of a list below one object. */
export const PATH_IDS: Readonly<Record<string, string>> = {
  'institution/{id}/verification': 'institution',
  'request/{id}/samples': 'sampleRequest',
  'donor-sync/{id}/changes': 'donorSync',
  'abn_cart/{id}/offer': 'collection',
  'request/{id}/resource-problems': 'editableRequest',
};

const readTogether = (...lists: readonly string[]): string =>
  new URLSearchParams({ lists: lists.map(encodeURIComponent).join(',') }).toString();

/**
 * Lists with parameters instead of filters: the queries to measure, with `{name}` for ids that the bench reads first.
 */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  // The query of an administrator's home page.
  'core-home-list': [
    readTogether('institution?grouping=status&limit=1', 'agreement?current=true&grouping=status&limit=1'),
  ],
  'researcher-home-list': [
    readTogether(
      'request?grouping=status&limit=1&days_in_status__lte=14',
      'request?grouping=status&limit=1&days_in_status__gte=29',
      'request?status__in=2,3,8&ordering=-days_in_status&limit=5',
      'incident?grouping=status&limit=1',
    ),
  ],
  'tissue-home-list': [readTogether('abn-request?grouping=tab&limit=1', 'abn_cart?limit=5')],
  history: ['model=request&pk={request}', 'model=user&pk={person}', 'model=institution&pk={institution}'],
  'research-team': [
    'project_id={project}&request_type=2',
    'project_id={project}&removed=true',
    'project_id={project}&user_id={person}',
  ],
  email_logs: ['', 'email_template=request_revision', 'model_name=request', 'object_ids=777'],
  'request-offer': ['', 'project={project}'],
  'own-review': [''],
  'organization-login/organizations': [''],
  'sample-availability': [
    'ids=11000-p1,11001-p1&sample_type=1',
    'ids=11000-p1,11001-p1&sample_type=4&generate_ipscs=true',
  ],
  'request/{id}/samples': [''],
  'donor-sync/{id}/changes': [''],
  'abn_cart/{id}/offer': [''],
  'request/{id}/resource-problems': [''],
  'review-meeting': ['kind=research_match', 'kind=tissue'],
  'conflict-hint': ['request={request}&user__in={reviewer},{administrator}'],
  // The outside system does not run here; the call measures how quickly its absence is reported.
  zendesk_ticket: ['request={request}&ids=777'],
  'institution/{id}/verification': [''],
  'institution/suggested': [
    'name=University',
    'name=Lakeside',
    'name=Lakeside&ein=00-0000777',
    'name=Lakeside&domain=lakeside.test',
    `name=${ABSENT}`,
  ],
  form: [''],
  search: ['q=sleep', 'q=Petrov', 'q=REQ000777', 'q=University', `q=${ABSENT}`],
  'search/records': ['q=sleep', 'q=REQ000777', `q=${ABSENT}`],
};

/** Values for filters that the rows of the list do not show, with `{name}` as above. */
export const FILTER_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // a new seed has no report that was handled
  'error-report': { handled: '{today}' },
  request: {
    creator: '{administrator}',
    renewal_of: '{request}',
    reviews__user: '{reviewer}',
    cohort: '{cohort}',
    expiration_date: '{today}',
    last_message: 'question',
    abntesttissue__cart: '{collection}',
    abnfulltissue__cart: '{collection}',
    reviewer: '{reviewer}',
    review: '777',
    project__userproject__user: '{person}',
    userproject__user: '{person}',
    recontacting_cohort: 'SSC',
    recontacting__cohort: 'SSC',
    recontacting__summary__rm_ids__rm_id: 'RM0001',
  },
  renewal: {
    request: '{request}',
    rm_application: '{request}',
    renewal__rm_application: '{request}',
  },
  project: { user_id: '{person}', userproject__user: '{person}' },
  user: {
    groups__name: 'primary_researcher',
    institution: '{institution}',
    email: 'pi@demo.test',
    last_name: 'Petrov',
    owner: '{request}',
  },
  person: { groups__name: 'sfari_reviewer' },
  file: { rda_info__status: '3', institution: '{institution}' },
  institution: {
    domains__domain: 'lakeside.test',
    files: '{agreement}',
    files__rda_info__status: '3',
    ein: '00-0000777',
    country: 'VE',
    rda_status: '3',
  },
  agreement: { institution_status: '3', status: '3' },
  'transfer-agreement': { institution: '{institution}', request: '{request}' },
  review: { request__status: '3' },
  workload: { groups__name: 'sfari_reviewer' },
  'open-review': { request__type: '1', reviewer: '{reviewer}' },
  email: { object_id: '777' },
  dataset: { parent: '{dataset}', access: 'Globus', approved: 'true' },
  'email-template': { decision: 'follow_up', key: 'user_question' },
  datasetaccess: { external__state: 'failed', parent: '{dataset}' },
  'rm-application': {
    reviews__user: '{reviewer}',
    recontacting_cohort: 'SSC',
    recontacting__summary__rm_ids__rm_id: 'RM0001',
  },
  'post-log': { impersonator: '{administrator}' },
  'linked-organization': { owner: '{person}' },
  'user-email': { user: '{person}' },
  'user-phone': { user: '{person}' },
};
