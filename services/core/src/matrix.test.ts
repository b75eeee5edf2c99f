/** Who may call what in the core service, from the tables; and by hand, whether the tables say what was meant. */
import { operationMatrix, runMatrix, writableFields } from '@portal/kit/testing';
import type { MatrixReport } from '@portal/kit/testing';
import { buildRequest, buildReview, createRequestFactories } from '@portal/researcher/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import CONTACT_FORM from '../forms/contact-details.v1.json' with { type: 'json' };
import { fileResource } from './features/file/file.resource.ts';
import { userPatchActions } from './features/user/commands/patch-user.ts';
import { startCore, type CoreHarness } from './testing/core-harness.ts';
import { CALLS, CONTACT, LEAD_FIELDS, USER_FIELDS } from './testing/matrix-cases.ts';
import { factorMatrix } from './testing/factor.matrix.ts';
import { agreementMatrix } from './testing/agreement.matrix.ts';
import { releaseMatrix } from './testing/release.matrix.ts';
import { transferMatrix } from './testing/transfer.matrix.ts';
import { institutionMatrix } from './testing/institution.matrix.ts';
import { piecesMatrix } from './testing/pieces.ts';
import { machineKeyMatrix } from './testing/machine-key.matrix.ts';
import { webhookMatrix } from './testing/webhook.matrix.ts';
import { uploadForm } from './testing/uploads.ts';

let harness: CoreHarness;
let report: MatrixReport;
let sequence = 0;

beforeAll(async () => {
  harness = await startCore();
  const { build } = harness;
  const insert = async (text: string, values: readonly unknown[] = []): Promise<number> => {
    const [row] = await build.sql<{ id: number }>(`${text} returning id`, values);
    if (!row) throw new Error('the fixture inserted nothing');
    return row.id;
  };
  const { id: addressee } = await build.person();
  const reference = 'a table that everyone reads';

  const factors = factorMatrix(build);
  const institutions = await institutionMatrix(build);
  const agreements = agreementMatrix(build);
  const transfers = transferMatrix(build);
  const releases = releaseMatrix(build);
  const machineKeys = machineKeyMatrix(build);
  const webhooks = webhookMatrix(build);

  const operations = operationMatrix('core', (...call) => build.sql(...call));
  report = await runMatrix({
    harness,
    service: 'core',
    // Calls of its own serve it.
    resources: [fileResource],
    fixtures: {
      ...operations.fixtures,
      user: {
        default: async (owner) => owner.id,
        lead: async () => (await build.person({ roles: ['sfari_admin_lead'], institution: null })).id,
        ...factors.people,
      },
      'user-email': { default: async (owner) => owner.id },
      'user-phone': {
        default: async (owner) => {
          await build.sql("update core.account set phone_number = '+1 555 0100' where id = $1", [owner.id]);
          return owner.id;
        },
      },
      'user-comment': {
        default: async (owner) => {
          const author = await build.person({ roles: ['sfari_admin'], institution: null });
          return insert('insert into core.user_comment (user_id, author_id, text) values ($1, $2, $3)', [
            owner.id,
            author.id,
            'Called about the IRB',
          ]);
        },
      },
      'user-session': {
        default: async (owner) => {
          const [row] = await build.sql<{ id: string }>(
            `insert into core.session (account_id, expires_at) values ($1, now() + interval '1 hour') returning id`,
            [owner.id],
          );
          return row?.id ?? '';
        },
      },
      ...factors.fixtures,
      ...institutions.fixtures,
      ...agreements.fixtures,
      ...transfers.fixtures,
      ...releases.fixtures,
      ...machineKeys.fixtures,
      ...webhooks.fixtures,
      notification: {
        default: (owner) =>
          insert("insert into core.notification (key, recipient_id, message) values ('m', $1, 'Hello')", [
            owner.id,
          ]),
      },
      email: {
        default: (owner) =>
          insert(
            `insert into core.email (key, email_template, "to", subject, body, status, actor_id)
             values ($1, 'request_approved', '{ada@uni.test}', 'S', 'B', 'failed', $2)`,
            [`matrix-${(sequence += 1)}`, owner.id],
          ),
      },
      'email-template': {
        default: () =>
          insert(
            `insert into core.email_template (key, title, model_name, subject, body)
             values ($1, 'T', 'user', 'S', '<p>B</p>')`,
            [`t${(sequence += 1)}`],
          ),
      },
      file: {
        letter: (owner) => build.file({ creator: owner }),
        reviewed: async (reviewer) => {
          const request = await buildRequest(build, { status: 3 });
          await buildReview(build, { request, reviewer });
          const letter = await build.file({ creator: request.owner });
          await createRequestFactories(harness).irb({ id: request.projectId, owner: request.owner }, letter);
          return letter;
        },
      },
      cohort: {
        default: () =>
          insert('insert into core.cohort (name, display_name) values ($1, $1)', [`C${(sequence += 1)}`]),
      },
      'saved-view': {
        default: (owner) =>
          insert(
            "insert into core.saved_view (user_id, page, name, search) values ($1, '/request', $2, '')",
            [owner.id, `View ${(sequence += 1)}`],
          ),
      },
      'alert-message': {
        everybody: () =>
          insert("insert into core.alert_message (message, alert_type) values ('Hello', 'alert')"),
        officials: () =>
          insert(
            "insert into core.alert_message (message, alert_type, audience) values ('Hello', 'alert', '{sbso}')",
          ),
        over: () =>
          insert(
            "insert into core.alert_message (message, alert_type, starts_at, ends_at) values ('Hello', 'alert', '2026-01-01', '2026-01-02')",
          ),
      },
      'post-log': {
        default: (owner) =>
          insert("insert into core.post_log (log, actor_id) values ('Looked', $1)", [owner.id]),
      },
      'error-report': {
        default: (owner) =>
          insert(
            `insert into core.error_report (reporter_id, notes, payload_body, response_body, error_fe_url, error_api_url)
             values ($1, 'N', '{}', '{}', '/', 'GET /')`,
            [owner.id],
          ),
      },
    },
    actions: {
      'POST /email/{id}/resend/': { object: 'email', action: 'resend' },
      'GET /history/': { object: 'user', action: 'read' },
      ...institutions.actions,
      ...agreements.actions,
      ...transfers.actions,
      ...machineKeys.actions,
      ...webhooks.actions,
      'GET /email-template/{id}/filled/': { object: 'email-template', action: 'read' },
      'POST /user/{id}/resend_email/': { object: 'user', action: 'send_mail' },
      'PATCH /user/{id}/password/': { object: 'user', action: 'change_password' },
      'POST /user/{id}/email/': { object: 'user', action: 'change_email' },
      ...factors.actions,
    },
    samples: {
      ...operations.samples,
      'POST /user/create_user/': ({ owner }) => ({
        body: {
          first_name: 'Ada',
          last_name: 'Reader',
          email: `created-${(sequence += 1)}@example.test`,
          groups: ['primary_researcher'],
          institution: owner.institutionId ?? 1,
        },
      }),
      'POST /user/{id}/resend_email/': () => ({ body: { operation: 1 } }),
      'PATCH /user/{id}/password/': () => ({
        body: {
          current_password: 'not this one',
          password: 'Quite-A-Horse-2027!',
          confirm_password: 'Quite-A-Horse-2027!',
        },
      }),
      'POST /user/{id}/email/': () => ({
        body: { email: `moved-${(sequence += 1)}@example.test`, password: 'not this one' },
      }),
      'GET /email-change/': () => ({ query: `token=${'x'.repeat(43)}` }),
      'POST /email-change/': () => ({ body: { token: 'x'.repeat(43) } }),
      'GET /history/': ({ id }) => ({ query: `model=user&pk=${id}` }),
      'POST /api-token-verify/': () => ({ body: { token: 'none' } }),
      'POST /api-token-auth/': () => ({ body: { email: 'a@b.test', password: 'wrong', recaptcha: 'none' } }),
      'POST /post-log/': () => ({ body: { log: 'Looked' } }),
      'POST /saved-view/': () => ({
        body: { page: '/request', name: `New ${(sequence += 1)}`, search: 'status=2' },
      }),
      'POST /alert-message/': () => ({ body: { message: 'Hello', alertType: 'alert' } }),
      'POST /core-attention/retry/': () => ({ body: { area: 'email', ids: [1] } }),
      'GET /health-check/': () => ({ query: 'service=GPF' }),
      'POST /session/agree/': () => ({ body: { agreed_to_terms: true } }),
      ...factors.samples,
      'PUT /session/goal/': () => ({ body: { goal: '/request/create' } }),
      'GET /form/{id}/': () => ({ params: { id: 'contact-details' } }),
      'POST /form/definition/': () => ({ body: { definition: CONTACT_FORM } }),
      'POST /form/{id}/answer/': () => ({ params: { id: 'contact-details' }, body: CONTACT }),
      'POST /register-user/': () => ({
        body: {
          first_name: 'Ada',
          last_name: 'Reader',
          email: 'matrix@uni.test',
          password: 'Right-Horse-2026!',
          institution: null,
          agreed_to_terms: true,
          recaptcha: 'none',
        },
      }),
      'GET /verify-user/': () => ({ query: 'token=none' }),
      'POST /verify-user/': () => ({ body: { token: 'none' } }),
      'POST /decline-invitation/': () => ({ body: { token: 'none' } }),
      'POST /resend-verification/': () => ({ body: { email: `matrix${(sequence += 1)}@uni.test` } }),
      'POST /feedback/': () => ({
        body: { dataset: 'DS0001', feedback: 'Thanks', reply: false, recaptcha: 'none' },
      }),
      'POST /forgot-password/': () => ({ body: { email: 'matrix@uni.test', recaptcha: 'none' } }),
      'GET /reset-password/': () => ({ query: 'token=none' }),
      'GET /unlock-login/': () => ({ query: 'token=none' }),
      'POST /unlock-login/': () => ({ body: { token: 'none' } }),
      'POST /reset-password/': () => ({
        body: { token: 'none', password: 'Right-Horse-2026!', confirm_password: 'Right-Horse-2026!' },
      }),
      'GET /orcid/': () => ({ query: 'code=none' }),
      'GET /email-template/{id}/filled/': () => ({ query: `object_id=${addressee}` }),
      'POST /email/preview/': () => ({ body: { subject: 'S', body: '<p>B</p>' } }),
      'POST /email/': () => ({ body: { to: ['ada@uni.test'], subject: 'S', body: '<p>B</p>' } }),
      ...institutions.samples,
      ...agreements.samples,
      ...transfers.samples,
      ...releases.samples,
      ...machineKeys.samples,
      ...webhooks.samples,
      'POST /file/': () => ({ body: uploadForm({ fields: { type: '1', name: 'letter.pdf' } }) }),
      'GET /search/': () => ({ query: 'q=university' }),
      'POST /notification/': () => ({
        body: {
          task_name: 'error_report',
          fields: {
            notes: '',
            payload_body: '',
            response_body: '',
            error_fe_url: '/',
            error_api_url: 'GET /',
          },
        },
      }),
      'DELETE /notification/': () => ({ query: 'through=1' }),
      'GET /file/list/': () => ({ query: 'zip_file_name=none.zip' }),
      'GET /file/download/': () => ({ query: 'zip_file_name=none.zip&selected_files=a' }),
      'GET /file/{id}/content/': () => ({
        params: { id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' },
        query: 'expires=1&signature=x',
      }),
    },
    asksToSignIn: ['GET /file/{id}/'],
    callsByHand: CALLS,
    fieldsByHand: {
      user: [...USER_FIELDS.map(([, , field]) => field), ...LEAD_FIELDS.map(([, field]) => field)],
    },
    fields: {
      user: writableFields(
        {
          first_name: 'Ada',
          last_name: 'Reader',
          title: null,
          phone_number: null,
          primary_role: 'primary_researcher',
          active: true,
          groups: ['pi_sbso'],
          profile: { globus_username: null },
          dataset_update_email_opted_in: true,
          date_reminder_email_opted_in: false,
          orcid: '0000-0002-1825-0097',
          orcid_proof: 'none',
          additional_data: { user_type: ['primary_researcher'] },
          institution: null,
          institutions: [],
          comments: { add: 'Called about the IRB' },
        },
        userPatchActions,
      ),
      ...factors.fields,
      'saved-view': writableFields({ name: 'Renamed', search: 'status=3' }),
      'alert-message': writableFields({
        message: 'Hello',
        alertType: 'reminder',
        audience: [],
        starts_at: '2026-01-01T00:00:00Z',
        ends_at: null,
      }),
      cohort: writableFields({ display_name: 'C', description: 'D', welcome_packet: null }),
      'email-template': writableFields({ subject: 'S', body: '<p>B</p>' }),
      ...institutions.fields,
      ...agreements.fields,
      ...machineKeys.fields,
      ...webhooks.fields,
    },
    accessOnly: {
      ...operations.accessOnly,
      ...machineKeys.accessOnly,
      'GET /bot-check/': { because: reference },
      'POST /user/create_user/': { because: 'the contract says who; which roles they give, the command' },
      'GET /email-change/': { because: 'the token of a mail decides' },
      'POST /email-change/': { because: 'the token of a mail decides' },
      'DELETE /user-session/': {
        because: 'about the caller alone, who signed out just before',
        may: [401],
      },
      'GET /branding/': { because: 'the words on the door' },
      ...institutions.accessOnly,
      ...agreements.accessOnly,
      ...releases.accessOnly,
      'POST /api-token-auth/': { because: 'called before login' },
      'POST /register-user/': { because: 'called before login' },
      'GET /verify-user/': { because: 'the token of a mail decides', may: [404] },
      'POST /verify-user/': { because: 'the token of a mail decides', may: [404] },
      'POST /decline-invitation/': { because: 'the token of a mail decides', may: [404] },
      'POST /resend-verification/': { because: 'answers alike for every address' },
      'POST /feedback/': { because: 'takes words from everyone' },
      'POST /forgot-password/': { because: 'answers alike for every address' },
      'GET /reset-password/': { because: 'the token of a mail decides' },
      'POST /reset-password/': { because: 'the token of a mail decides' },
      'GET /unlock-login/': { because: 'the token of a mail decides' },
      'POST /unlock-login/': { because: 'the token of a mail decides' },
      'GET /orcid/': { because: 'ORCID judges the code', may: [503] },
      'GET /sign-up-settings/': { because: 'what the registration page must know' },
      'POST /api-token-verify/': { because: 'judges the token in the body', may: [401] },
      'GET /session/': { because: 'about the caller alone' },
      'DELETE /session/': { because: 'about the caller alone', may: [401] },
      'DELETE /impersonation/': { because: 'about the caller alone', may: [401] },
      'GET /core-attention/': { because: 'each area by its policy; email-attention.test.ts' },
      'POST /core-attention/retry/': {
        because: 'each row is judged by its own policy; email-attention.test.ts',
      },
      'GET /health-check/': { because: 'about systems outside, for superusers' },
      'GET /health-check/history/': { because: 'for everyone in its roles; watch-systems.test.ts' },
      'POST /post-log/': { because: 'everyone who is signed in may say what happened' },
      'POST /session/agree/': { because: 'about the caller alone' },
      ...factors.accessOnly,
      'PUT /session/goal/': { because: 'about the caller alone' },
      'GET /email_logs/': { because: 'the log of mails by another name; several-objects.test.ts' },
      'POST /email/preview/': { because: 'shows the caller what the caller wrote' },
      'POST /email/': { because: 'people who may write mail may write to anyone' },
      'GET /form/': { because: 'forms are no secret' },
      'GET /form/{id}/': { because: 'forms are no secret' },
      'POST /form/definition/': { because: 'checks what the caller sends' },
      'POST /form/{id}/answer/': { because: 'checks what the caller sends' },
      'POST /file/': { because: 'everyone uploads; what the file belongs to is checked later' },
      ...piecesMatrix,
      'GET /file/{id}/content/': { because: 'the signature of the link decides', may: [403] },
      'GET /file/list/': { because: 'the zip is looked for among files that the caller reads', may: [404] },
      'GET /file/download/': {
        because: 'the zip is looked for among files that the caller reads',
        may: [404],
      },
      'GET /search/': { because: 'each model is limited by the policy of its own lists; search.test.ts' },
      'GET /notification/news/': { because: 'about the caller alone' },
      'POST /notification/': { because: 'everyone may report an error' },
      'DELETE /notification/': { because: 'about the caller alone' },
      'GET /person/': { because: 'who assigns picks reviewers, who reviews mentions the office' },
    },
  });
}, 1_200_000);
afterAll(() => harness.stop());

it('answers every call as the tables say', () => {
  expect(report.mismatches).toEqual([]);
  expect(report.cases.length).toBeGreaterThan(1200);
});

it.each(CALLS)('%s as %s, %s %s is %i', (key, actor, relation, variant, status) => {
  expect(report.readStatus(key, actor, relation, variant)).toBe(status);
});

it.each(USER_FIELDS)('PATCH /user/ as %s, %s, field %s is %i', (actor, relation, field, status) => {
  expect(report.readStatus('PATCH /user/{id}/', actor, relation, 'default', field)).toBe(status);
});

it.each(LEAD_FIELDS)(
  'PATCH /user/ of an administrator lead as %s, field %s is %i',
  (actor, field, status) => {
    expect(report.readStatus('PATCH /user/{id}/', actor, 'foreign', 'lead', field)).toBe(status);
  },
);
