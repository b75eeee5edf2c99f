/** Builds renewals for tests, created by their owner as the form sends them. */
import { currentRenewalForm, exampleAnswers, type RequestStatus, type RequestType } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import type { createRequestFactories, TestRequest } from './requests.ts';

type Answers = Readonly<Record<string, unknown>>;

export function createRenewalSteps(harness: Harness, make: ReturnType<typeof createRequestFactories>) {
  const steps = {
    /** Answers to every question of the form, with files uploaded by the owner. */
    async answers(request: TestRequest, type: RequestType = 1): Promise<Answers> {
      const form = currentRenewalForm(type);
      if (!form) throw new Error(`requests of type ${type} are not renewed`);
      return { ...exampleAnswers(form), ...(await make.requiredFiles(form, request.owner)) };
    },
    async body(request: TestRequest, type: RequestType = 1, changes: Answers = {}) {
      const answers = { ...(await steps.answers(request, type)), ...changes };
      return { request: request.id, additional_data: answers, agreed_to_usage_policy: true };
    },
    renew: (body: object, as?: TestPerson) =>
      harness.call('POST /renewal/', as === undefined ? { body } : { as, body }),
    /** A submitted renewal of a fulfilled request. */
    async submitted(
      type: RequestType = 1,
      changes: Answers = {},
      end: string | null = '2027-03-01T11:30:00Z',
    ) {
      const request = await make.request({ type, status: 7 });
      await harness.build.sql('update researcher.request set expiration_date = $2 where id = $1', [
        request.id,
        end,
      ]);
      const { status, body } = await steps.renew(await steps.body(request, type, changes), request.owner);
      if (status !== 201) throw new Error(`the renewal was refused: ${JSON.stringify(body)}`);
      return { request, renewal: body as { id: number; sfari_request_id: string } };
    },
    async readExpiration(request: { readonly id: number }): Promise<string | null> {
      const [row] = await harness.build.sql(
        `select to_char(expiration_date at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day
        from researcher.request where id = $1`,
        [request.id],
      );
      return (row as { day: string | null }).day;
    },
  };
  return steps;
}

/** For the authorization matrix: a renewal belongs to the owner of its request. */
export function renewalFixtures(harness: Harness, make: ReturnType<typeof createRequestFactories>) {
  const steps = createRenewalSteps(harness, make);
  const renewalAt = (type: RequestType, status: RequestStatus) => async (owner: TestPerson) => {
    const request = await make.request({ owner, type, status: 7 });
    const { body } = await steps.renew({ ...(await steps.body(request, type)), status: 1 }, owner);
    await harness.build.sql('update researcher.request set status = $2 where id = $1', [body.id, status]);
    return body.id as number;
  };
  return {
    submitted: renewalAt(1, 2),
    draft: renewalAt(1, 1),
    returned: renewalAt(2, 6),
    research_match: renewalAt(4, 2),
  };
}

/** A value for each field of a PATCH of a renewal. */
export const renewalFields = {
  status: 2,
  additional_data: { requiresAccess: 'No' },
  agreed_to_usage_policy: true,
};
