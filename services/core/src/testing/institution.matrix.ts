/** Fixtures with which the authorization matrix calls the endpoints of institutions. */
import type { MatrixInput, MatrixOptions } from '@portal/kit/testing';
import { writableFields } from '@portal/kit/testing';
import { institutionPatchActions } from '../features/institution/index.ts';
import { linkPatchActions } from '../features/user-institution/index.ts';
import type { Factories } from './index.ts';
import { buildYear } from './institution-years.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'actions' | 'samples' | 'fields' | 'accessOnly'>>;

let sequence = 0;
const official = () => ({ first_name: 'Olga', last_name: 'Sign', email: `olga${(sequence += 1)}@sign.test` });
const body = (value: unknown) => (): MatrixInput => ({ body: value });
const email = { to: ['olga@sign.test'], subject: 'Our decision', body: '<p>Dear Olga</p>' };
const on = (action: string) => ({ object: 'institution', action });

export async function institutionMatrix(build: Factories): Promise<Part> {
  const commented = await build.institution();
  const readId = (rows: { id: number }[]): number => rows[0]?.id ?? 0;
  return {
    fixtures: {
      'user-institution': {
        // The first owner becomes the institution's official, so that no actor can delete their own link during the
        // run.
        default: async (owner) => {
          await build.sql(
            'update core.institution set current_io_id = $1 where id = $2 and current_io_id is null',
            [owner.id, owner.institutionId],
          );
          return readId(
            await build.sql('select id from core.user_institution where user_id = $1', [owner.id]),
          );
        },
      },
      'core-nightly-run': {
        failed: async () =>
          readId(
            await build.sql(
              `insert into core.nightly_run (task, day, started, failed, attempts, error)
               values ('matrix', date '2000-01-01' + $1::int, now(), now(), 3, 'The disk is full') returning id`,
              [(sequence += 1)],
            ),
          ),
      },
      'institution-compliance': {
        overdue: async () => (await buildYear(build, { daysAhead: -20 })).institution.id,
      },
      institution: {
        approved: (owner) => Promise.resolve(owner.institutionId ?? 0),
        pending: async () => (await build.institution({ status: 2, rdaStatus: null })).id,
      },
      'institution-comment': {
        default: async (owner) =>
          readId(
            await build.sql(
              "insert into core.institution_comment (institution_id, comment) values ($1, 'Called them') returning id",
              [owner.institutionId],
            ),
          ),
      },
    },
    actions: {
      'PATCH /institution-helper/{id}/': on('name_official'),
      'POST /institution/{id}/approve/': on('approve'),
      'POST /institution/{id}/follow-up/': on('follow_up'),
      'POST /institution/{id}/reject/': on('reject'),
      'POST /institution/{id}/reject-officer/': on('reject_official'),
      'POST /institution/{id}/disable/': on('disable'),
      'POST /institution/{id}/officer/': on('add_official'),
      'POST /institution/{id}/withdraw-invitation/': on('withdraw_invitation'),
      'GET /institution/{id}/deletion/': on('delete'),
      'GET /institution/{id}/decision-mail/': on('approve'),
      'PUT /institution/{id}/': { object: 'institution-compliance', action: 'acknowledge' },
      'POST /core-nightly-run/{id}/retry/': { object: 'core-nightly-run', action: 'retry' },
    },
    samples: {
      'POST /institution/': () => ({
        body: {
          institution_data: {
            name: `Matrix College ${(sequence += 1)}`,
            official_name: 'Matrix College',
            ein: `M${sequence}`,
            nonprofit: true,
          },
          io_data: official(),
          confirm_duplicate_domain: true,
        },
      }),
      'POST /institution-helper/': () => ({
        body: {
          institution_data: { name: `Matrix Institute ${(sequence += 1)}` },
          io_data: { ...official(), phone_number: '+1 555 0100' },
          confirm_duplicate_domain: true,
        },
      }),
      'PATCH /institution-helper/{id}/': () => ({ body: { io_data: official() } }),
      'POST /institution/{id}/approve/': body({}),
      'POST /institution/{id}/follow-up/': body({ email }),
      'POST /institution/{id}/reject/': body({ email }),
      'POST /institution/{id}/reject-officer/': body({ email }),
      'GET /institution/{id}/decision-mail/': () => ({ query: 'decision=approve' }),
      'POST /institution/{id}/disable/': body({}),
      'POST /institution/{id}/withdraw-invitation/': body({}),
      'POST /institution/{id}/officer/': () => ({ body: { io_data: official() } }),
      'POST /institution-comment/': body({ institution: commented.id, comment: 'Called them' }),
      'POST /institution/{id}/verification/': body([{ user_id: 2_000_000_000, verified: true }]),
      'POST /user-institution/': body({ institution: 2_000_000_000 }),
      'PUT /institution/{id}/': body({ admin_acknowledge: true }),
    },
    fields: {
      'user-institution': writableFields(
        { joinder_date: '2026-01-01T00:00:00Z', primary: true },
        linkPatchActions,
      ),
      institution: writableFields(
        {
          name: 'Matrix University',
          official_name: 'Matrix University, Inc.',
          ein: '99-0000000',
          nonprofit: true,
          phone_number: null,
          status: 2,
          domains: ['matrix.test'],
          associated_names: ['MU'],
          is_unresponsive: false,
          country: 'NO',
          country_exemption: null,
          current_io: 1,
        },
        institutionPatchActions,
      ),
    },
    accessOnly: {
      'GET /institution/{id}/verification/': {
        because: 'confirmed officials and administrators see who belongs; to strangers there is no such list',
        may: [403, 404],
      },
      'GET /institution/{id}/verification/pdf/': { because: 'as the list', may: [403, 404] },
      'GET /institution/{id}/verification/calendar/': { because: 'as the list', may: [403, 404, 409] },
      'POST /institution/{id}/verification/': {
        because: 'like the list; the person does not exist',
        may: [403, 404],
      },
      'GET /core-nightly-plan/': { because: 'the same for everyone in its roles; nightly-run.test.ts' },
      'GET /institution/suggested/': { because: 'what is shown of each follows who asks' },
      'POST /institution-helper/': { because: 'every investigator may add their institution' },
      'POST /user-institution/': {
        because: 'researchers link themselves, officials do not, administrators link anyone',
        may: [403, 404],
      },
    },
  };
}
