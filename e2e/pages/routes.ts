/** Every route for each kind of account that may open it, with the text that its h1 must have. */
import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { PortalClient } from '../client/portal-client.ts';
import { client } from '../client/accounts.ts';
import { makeDraftOfType, OFFERED, chooseOwner } from '../client/typed-drafts.ts';
import { institutionVisits } from './institution.routes.ts';
import { reviewerVisits } from './review.routes.ts';
import { tissueVisits } from './tissue.routes.ts';
import { visit, type AccountVisits, type Visit } from './visits.ts';
import {
  attachLetter,
  makeDecided,
  makeFilledDraft,
  makeFulfilled,
  makeProject,
  makeRenewal,
  makeSubmitted,
} from '../client/records.ts';

const firstId = async (person: PortalClient, list: string): Promise<string> => {
  const { results } = await person.get<{ results: { id: number | string }[] }>(list);
  return String(results[0]?.id ?? '');
};

const VISITOR: readonly Visit[] = [
  visit('/', /./),
  visit('/login', 'Log in'),
  visit('/password-reset', 'Log in'),
  visit('/login/organization/nordvik?error=access_denied', 'Log in'),
  visit('/public-resources', 'Available Resources'),
  visit('/terms-and-conditions', 'Terms and conditions'),
  visit('/no/such/page', 'Looking for something?'),
  visit('/register', 'Create an account'),
  visit('/reset-password', 'Reset your password'),
  visit('/reset-password/unknown', 'Set a new password'),
  visit('/unlock-login#unknown', 'Let me log in'),
  visit('/verify', 'Check your email'),
  visit('/verify-user?token=unknown', 'This link does not work'),
  visit('/thank-you?reason=pr_add_sbso', 'Thank you. We have emailed your Signing Official.'),
  visit('/verification-notification', 'Your verification code has expired'),
  visit('/orchid-redirect', 'ORCID'),
  visit('/dataset/DS0001', /./),
  visit('/public/user', 'Researchers with Approved Dataset Requests'),
  visit('/confirm-email#unknown', 'Confirm your new email address'),
];

/** The public page of one researcher. */
async function publicVisits(): Promise<readonly Visit[]> {
  const person = await firstId(await client('pi'), '/public/user/?limit=1');
  return [visit(`/public/user/${person}`, /./)];
}

/** The pages of a researcher, with a project, a draft, a submitted and a returned request created by the test. */
async function researcherVisits(): Promise<readonly Visit[]> {
  const pi = await client('pi');
  const project = await makeProject(pi);
  await attachLetter(pi, project.id);
  const submitted = await makeSubmitted(pi);
  const fulfilled = await makeFulfilled(pi);
  const renewed = await makeFulfilled(pi);
  await makeRenewal(pi, renewed.id);
  const application = await firstId(pi, '/request/?type=4&limit=1');
  const dataset = await firstId(pi, '/dataset/?limit=1');
  const agreement = await firstId(pi, '/agreement/?limit=1');
  return [
    visit('/', /./),
    visit('/project', 'Projects'),
    visit('/project/create', 'New project'),
    visit(`/project/${project.id}`, project.title),
    visit(`/project/${project.id}?mode=edit`, /./),
    visit(`/project/${project.id}?mode=history`, /^Audit trail of /),
    visit('/compliance_researcher', 'Project Updates Dashboard'),
    visit('/request', 'Requests'),
    visit('/request/create', 'New Request'),
    visit('/research-match/create', 'New Request'),
    visit(`/request/${submitted.id}`, new RegExp(submitted.sfari_request_id)),
    visit(`/request/${submitted.id}?tab=conversation`, new RegExp(submitted.sfari_request_id)),
    visit(`/request/${submitted.id}?mode=history`, /^Audit trail of /),
    visit(`/request/${submitted.id}/submitted`, 'Thank you. Your request is submitted.'),
    visit(`/request/${fulfilled.id}/renewal`, 'Request Renewal'),
    visit(`/request/${application}/rm-renewal`, 'Request Renewal'),
    visit(`/request/${renewed.id}?tab=publication_info`, new RegExp(renewed.sfari_request_id)),
    visit(`/request/${renewed.id}?tab=renewal`, new RegExp(renewed.sfari_request_id)),
    visit('/dataset', 'Datasets'),
    visit(`/dataset/${dataset}`, /./),
    visit('/joinder', 'Joinder to the RDA'),
    visit('/my-profile', 'My Profile'),
    visit('/form_tester', 'Form tester'),
    visit('/form_tester/sample-request', 'Sample request'),
    visit('/form_tester/nothing', 'Failed to load schema'),
    visit('/resource-request', 'Unavailable or no permission'),
    visit('/request/99999999', 'Looking for something?'),
    visit(`/rda/${agreement}`, 'Researcher Distribution Agreement'),
  ];
}

/** Every step of the wizard, for a first draft and for a returned request. */
async function wizardVisits(): Promise<readonly Visit[]> {
  const pi = await client('pi');
  const project = await makeProject(pi);
  await attachLetter(pi, project.id);
  const draft = await makeFilledDraft(pi);
  const returned = await makeDecided(pi, REQUEST_STATUS.REVISIONS_REQUESTED);
  return [
    visit('/request/create#project_request_1', /^Step 1 of 6/),
    ...[1, 2, 3, 4, 5, 6].map((step) =>
      visit(`/request/create?draft=${draft.id}#project_request_${step}`, new RegExp(`^Step ${step} of 6`)),
    ),
    visit(`/request/${returned.id}?mode=edit`, /^Step 1 of 5/),
    visit(`/request/${returned.id}?mode=edit#project_request_2`, /^Step 2 of 5/),
  ];
}

/** The type-specific steps of the wizard, for a draft of each other type. */
async function typedWizardVisits(): Promise<readonly AccountVisits[]> {
  const walks: AccountVisits[] = [];
  for (const type of OFFERED.filter(({ resources }) => resources !== 'datasets')) {
    const account = chooseOwner(type);
    const draft = await makeDraftOfType(await client(account), type);
    const visits = TYPED_STEPS.map((step) =>
      visit(`/request/create?draft=${draft.id}#project_request_${step}`, new RegExp(`^Step ${step} of 6`)),
    );
    walks.push({ account, visits });
  }
  return walks;
}
/** Details, usage policy and review; the other steps are the same for every type. */
const TYPED_STEPS = [3, 5, 6];

/** The page of a request of each type, for its owner and for staff. */
async function typedRequestVisits(): Promise<readonly AccountVisits[]> {
  const pages: AccountVisits[] = [];
  for (const type of OFFERED.filter(({ resources }) => resources !== 'datasets')) {
    const account = chooseOwner(type);
    const list = `/request/?type=${type.number}&status__in=2,3,4,6,7,8&limit=1`;
    const admin = await client('admin');
    const [seen] = (await admin.get<{ results: { id: number; sfari_request_id: string }[] }>(list)).results;
    if (!seen) throw new Error(`the demo has no request of ${type.key}`);
    const code = new RegExp(seen.sfari_request_id);
    const draft = await makeDraftOfType(await client(account), type);
    pages.push(
      { account, visits: [visit(`/request/${draft.id}`, new RegExp(draft.sfari_request_id))] },
      {
        account: 'admin',
        visits: (type.flow === 'research_match'
          ? ['tab=details', 'tab=summary', 'mode=summary']
          : ['tab=details']
        ).map((part) => visit(`/request/${seen.id}?${part}`, code)),
      },
    );
  }
  return pages;
}

async function administratorVisits(): Promise<readonly Visit[]> {
  const admin = await client('admin');
  const request = await makeSubmitted(await client('pi'));
  const project = await firstId(admin, '/project/?limit=1');
  const dataset = await firstId(admin, '/dataset/?parent__isnull=true&limit=1');
  const discussed = await firstId(admin, '/request/?type=4&status=8&limit=1');
  return [
    visit('/', /./),
    visit('/resource-request', 'Resource Requests'),
    visit('/request', 'Requests'),
    ...['details', 'project', 'team', 'policy', 'access', 'audit', 'conversation'].map((tab) =>
      visit(`/request/${request.id}?tab=${tab}`, request.sfari_request_id),
    ),
    visit(`/request/${discussed}/review-meeting`, /^Review meeting of REQ/),
    visit(`/request/${discussed}/review-meeting?tab=other`, /^Review meeting of REQ/),
    visit('/review-meeting/research_match', 'Decisions of the meeting'),
    visit('/review-meeting/tissue', 'Decisions of the meeting'),
    visit('/project', 'Projects'),
    visit('/project/create', 'New project'),
    visit(`/project/${project}`, /./),
    visit('/request/create', 'New Request'),
    visit('/request/create#project_request_1', /^Step 1 of 5/),
    visit('/dataset', 'Datasets'),
    visit(`/dataset/${dataset}`, /./),
    visit('/dataset/create', 'New dataset'),
    visit(`/dataset/${dataset}?mode=edit-details`, /^Edit /),
    visit(`/dataset/${dataset}?mode=new-version`, /^New version of /),
    visit(`/dataset/${dataset}?mode=email`, /^Email about /),
  ];
}

/** Pages of administrators other than requests: access, people, mails and agreements. */
async function officeVisits(): Promise<readonly Visit[]> {
  const admin = await client('admin');
  const person = await firstId(admin, '/user/?limit=1&groups__name=primary_researcher');
  const template = await firstId(admin, '/email-template/?limit=1');
  return [
    visit('/restricted_resources', 'Restricted resources'),
    visit('/dataaccess', 'Data Access'),
    visit('/compliance', 'SBSO Compliance'),
    visit('/abn-dashboard', 'Tissue Requests'),
    ...['new', 'review', 'meeting', 'decision', 'followup'].map((tab) =>
      visit(`/research-match-review?tab=${tab}`, 'Research Match Review'),
    ),
    visit('/research-match-review/start-review/', 'Begin Review'),
    visit('/research-match-review/start-renewal-review/', 'Begin Renewal Review'),
    visit('/research-match-applications', 'Research Match Applications'),
    visit('/reviewers', 'Reviewers'),
    visit('/statistics', 'Statistics'),
    visit(`/reviewers/${await firstId(admin, '/workload/?limit=1')}`, /./),
    visit('/email', 'Email log'),
    visit('/user', 'Users'),
    visit('/user/create', 'New user'),
    visit(`/user/${person}`, /./),
    visit(`/user/${person}?edit=true`, /^Edit /),
    visit('/administration/email-templates', 'Email templates'),
    visit(`/administration/email-templates/${template}`, /./),
    visit('/rda', 'Agreements'),
    visit(`/rda/${await firstId(admin, '/agreement/?limit=1')}`, 'Researcher Distribution Agreement'),
    visit('/mta', 'Material Transfer Agreements'),
    visit(
      `/mta/${await firstId(admin, '/transfer-agreement/?state=executed&limit=1')}`,
      'Material Transfer Agreement',
    ),
  ];
}

const SUPERUSER: readonly Visit[] = [
  visit('/superuser', 'Superuser'),
  visit('/superuser/keys', 'Machine keys'),
  visit('/superuser/keys/create', 'New machine key'),
  visit('/superuser/webhooks', 'Webhooks'),
  visit('/superuser/webhooks/create', 'New webhook'),
  visit('/superuser/organizations', 'Organization logins'),
  visit('/release-notes', 'Release Notes'),
  visit('/release-notes/create', 'New release note'),
  visit('/nightly-runs', 'Nightly Runs'),
  visit('/close-outs', 'Close-outs'),
  visit('/incidents', 'Incidents'),
  visit('/compliance_researcher', 'Project Updates Dashboard'),
  visit('/administration', 'Administration'),
  visit('/administration/alerts', 'Alert messages'),
  visit('/administration/feature-toggles', 'Feature toggles'),
  visit('/administration/versions', 'Versions'),
  visit('/administration/cohorts', 'Cohorts'),
  visit('/administration/error-reports', 'Error reports'),
];

async function superuserVisits(): Promise<readonly AccountVisits[]> {
  const superuser = await client('super');
  const note = await firstId(superuser, '/release_note/?limit=1');
  const machineKey = await firstId(superuser, '/machine-key/?limit=1');
  const webhook = await firstId(superuser, '/webhook/?limit=1');
  return by('super', [
    ...SUPERUSER,
    visit(`/release-notes/${note}/edit`, /^Edit version /),
    visit(`/superuser/keys/${machineKey}`, /./),
    visit(`/superuser/keys/${machineKey}/edit`, /^Edit /),
    visit(`/superuser/webhooks/${webhook}`, /./),
    visit(`/superuser/webhooks/${webhook}/edit`, /^Edit /),
  ]);
}

/** Roles with few pages so far have at least a home page, and reviewers their queue. */
const HOMES = [
  'reviewer',
  'lead',
  'readonly',
  'access',
  'super',
  'internal',
  'external',
  'rmadmin',
  'abnrev',
  'so',
  'newpi',
  'newso',
  'multi',
];
const WITH_QUEUE = ['reviewer', 'readonly'];
const homeVisits = (): readonly AccountVisits[] =>
  HOMES.map((account) => ({
    account,
    visits: [
      visit('/', /./),
      ...(WITH_QUEUE.includes(account) ? [visit('/resource-request', 'Resource Requests')] : []),
    ],
  }));

const by = (account: string, visits: readonly Visit[]): readonly AccountVisits[] => [{ account, visits }];

/** All visits, in groups that can run in parallel; each creates the objects that it needs. */
export const VISITS = {
  visitors: async () => by('visitor', [...VISITOR, ...(await publicVisits())]),
  researchers: async () => by('pi', await researcherVisits()),
  'the request wizard': async () => by('pi', await wizardVisits()),
  'the request wizard of every type': typedWizardVisits,
  'requests of every type': typedRequestVisits,
  administrators: async () => by('admin', await administratorVisits()),
  'the office of administrators': async () => by('admin', await officeVisits()),
  superusers: superuserVisits,
  'the brain bank': tissueVisits,
  reviewers: reviewerVisits,
  'everyone else at home': () => Promise.resolve(homeVisits()),
  institutions: institutionVisits,
} as const satisfies Record<string, () => Promise<readonly AccountVisits[]>>;
export type VisitGroup = keyof typeof VISITS;
