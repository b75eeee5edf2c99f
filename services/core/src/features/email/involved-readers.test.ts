/** A mail that names a request is closed to staff who own it and to staff with a conflict of interest (decision 447). */
import { MailRequested, type Role } from '@portal/contract';
import {
  buildRequest,
  findVisibility,
  HIDDEN,
  RUN_BY_ADMINISTRATORS,
  type BuiltRequest,
  type RequestReference,
  type Seen,
} from '@portal/researcher/testing';
import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmailFurtherObjectModel, EmailModel, EmailRequestModel } from '../../models/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { emit } from '../../testing/emit.ts';

let core: CoreHarness;
beforeAll(async () => {
  core = await startCore({}, { runs: 'events' });
});
afterAll(() => core.stop());

type Made = BuiltRequest & { readonly mail: number; readonly template: string };
type Named = 'its object' | 'a further object' | 'named beside a person' | 'of an agreement';

let number = 0;
async function make(owner: TestPerson | undefined, named: Named, type: 1 | 4 | 8): Promise<Made> {
  const request = await buildRequest(core.build, { type, status: 3, ...(owner && { owner }) });
  const other = await buildRequest(core.build, { type, status: 3 });
  const template = `involved_${(number += 1)}`;
  const { model_name: model, object_id: object } = {
    'its object': { model_name: 'request', object_id: String(request.id) },
    'a further object': { model_name: 'request', object_id: String(other.id) },
    'named beside a person': { model_name: 'user', object_id: '1' },
    'of an agreement': { model_name: 'transfer-agreement', object_id: 'x' },
  }[named];
  const { id: mail } = await core.build.insert(EmailModel, {
    key: template,
    email_template: template,
    model_name: model,
    object_id: object,
    to: ['reviewer@lab.test'],
    subject: `Your review of ${request.code} is due`,
    body: '<p>Please submit it.</p>',
    status: 'sent',
  });
  if (named === 'a further object')
    await core.build.insert(EmailFurtherObjectModel, { email_id: mail, object_id: String(request.id) });
  if (model !== 'request')
    for (const { id } of [other, request])
      await core.build.insert(EmailRequestModel, { email_id: mail, request_id: id });
  return { ...request, mail, template };
}

const mail = (named: Named, type: 1 | 4 | 8 = 1): RequestReference<Made> => ({
  make: (owner) => make(owner, named, type),
  async sees(as, { mail: id, template }) {
    const { status } = await core.call(`GET /email/${id}/`, { as });
    const { body } = await core.call(`GET /email/?email_template=${template}`, { as });
    if ((status === 200) !== (body.count === 1)) throw new Error('the list and the object disagree');
    return status === 200;
  },
});

it.each<[Named, 1 | 4 | 8, Role, Seen]>([
  ['its object', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['its object', 1, 'superuser', RUN_BY_ADMINISTRATORS],
  ['its object', 1, 'sfari_reviewer', HIDDEN],
  ['its object', 1, 'internal_read_only', HIDDEN],
  ['its object', 1, 'access_admin', HIDDEN],
  ['its object', 4, 'rm_admin', HIDDEN],
  ['its object', 8, 'abn_proj_mgr', HIDDEN],
  ['a further object', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['a further object', 1, 'sfari_reviewer', HIDDEN],
  ['a further object', 4, 'rm_admin', HIDDEN],
  ['named beside a person', 1, 'sfari_admin', RUN_BY_ADMINISTRATORS],
  ['named beside a person', 1, 'sfari_reviewer', HIDDEN],
  ['named beside a person', 1, 'internal_read_only', HIDDEN],
  ['named beside a person', 4, 'rm_admin', HIDDEN],
  ['named beside a person', 8, 'abn_proj_mgr', HIDDEN],
  ['of an agreement', 8, 'abn_proj_mgr', HIDDEN],
])('%s of type %i, %s', async (named, type, role, seen) => {
  expect(await findVisibility(core.build, role, mail(named, type))).toEqual(seen);
});

it('a mail to a reviewer that the owner caused is not theirs to read', async () => {
  const owner = await core.build.person({ roles: ['external_reviewer', 'primary_researcher'] });
  const { mail: id } = await make(owner, 'its object', 1);
  await core.build.sql('update core.email set actor_id = $2 where id = $1', [id, owner.id]);
  expect((await core.call(`GET /email/${id}/`, { as: owner })).status).toBe(404);
});

it('a mail that names a request of another type is not for those who see one type', async () => {
  const manager = await core.build.person({ roles: ['abn_proj_mgr'], institution: null });
  const { mail: id } = await make(undefined, 'named beside a person', 4);
  expect((await core.call(`GET /email/${id}/`, { as: manager })).status).toBe(404);
});

it('stores the requests that a mail names, each once', async () => {
  const event = {
    key: 'involved:event',
    template: 'review_reminder',
    model_name: 'user',
    object_id: '1',
    request_ids: [11, 12, 11],
    to: ['reviewer@lab.test'],
    subject: 'Two reviews are due',
    body: '<p>Please submit them.</p>',
    actor_id: null,
  };
  await emit(core, MailRequested, event);
  const named = await core.eventually(async () => {
    const found = await core.build.sql<{ request_id: number }>(
      `select named.request_id from core.email_request named join core.email mail on mail.id = named.email_id
      where mail.key = $1 order by 1`,
      [event.key],
    );
    return found.length > 0 ? found : null;
  });
  expect(named).toEqual([{ request_id: 11 }, { request_id: 12 }]);
});
