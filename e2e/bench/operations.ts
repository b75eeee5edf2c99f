/** The operations measured under load. Each is one call; writes also have the ids on which they are repeated. */
import { ownerAddresses } from '../client/owners.ts';
import type { PortalClient } from '../client/portal-client.ts';
import type { Target } from './load.ts';

export interface Operation {
  readonly name: string;
  readonly as: PortalClient;
  readonly target: Target;
  /** The id to replace in each further call; absent if the same call is repeated. */
  readonly id?: number;
  /** The further calls; absent if the same call is repeated. */
  readonly targets?: readonly Target[];
  /** Ids of `targets`, in their order. */
  readonly ids?: readonly number[];
  /** The recorded call creates the request, so the id differs in each call. */
  readonly creates?: boolean;
}

const PROJECT = JSON.stringify({
  title: 'Bench project',
  abstract: 'Made by the bench.',
  non_autism_research: false,
});
/** A third of the decisions is used by each of portal, own SQL and baseline. */
const DECISIONS = 1200;
const CREATIONS = 1500;

/** Fields of each row that the baseline returns; lists and searches of the portal ask for the same. */
export const BASELINE_FIELDS = [
  'id',
  'sfari_request_id',
  'display_name',
  'type',
  'status',
  'owner',
  'institution',
  'project',
  'cohorts',
  'created',
  'modified',
  'submission_date',
  'status_since',
  'days_in_status',
  'decision_date',
  'fulfillment_date',
  'expiration_date',
  'review_users',
];
const SHOWN = `fields=${BASELINE_FIELDS.join()}`;

/** A search word that occurs in a twelfth of the titles. */
export const SEARCHED = 'sleep';

export async function operationsFor(admin: PortalClient, investigator: PortalClient): Promise<Operation[]> {
  const read = (name: string, path: string): Operation => ({
    name,
    as: admin,
    target: { method: 'GET', path: `/api${path}` },
  });
  const create = (name: string, path: string, body: string): Operation => {
    const target: Target = { method: 'POST', path: `/api${path}`, body };
    const targets = Array.from({ length: CREATIONS }, () => target);
    return { name, as: investigator, target, targets, creates: true };
  };
  const { results: waiting } = await admin.get<{ results: { id: number; owner: { id: number } }[] }>(
    `/request/?type=1&status=3&limit=${DECISIONS}`,
  );
  const [first, ...others] = waiting;
  if (!first) throw new Error('the seed has no request under review');
  const addresses = await ownerAddresses(admin, waiting);
  const decisions: Target[] = [];
  // In sequence, because the portal refuses many parallel calls from one address.
  for (const { id } of others) decisions.push(await decisionTarget(admin, id, addresses.get(id)));
  return [
    read('list of 10', `/request/?limit=10&ordering=-submission_date&status__in=2,3&${SHOWN}`),
    read('list of 30', `/request/?limit=30&ordering=-submission_date&status__in=2,3&${SHOWN}`),
    read('read', `/request/${first.id}/?expand=true`),
    read('search', `/request/?search=${SEARCHED}&${SHOWN}`),
    read('queue counts', '/request/?type__in=1,2,3&grouping=status&limit=1'),
    create('create', '/project/', PROJECT),
    create(
      'create a draft',
      '/request/',
      JSON.stringify({ type: 1, project: await readProject(investigator) }),
    ),
    {
      name: 'decide',
      as: admin,
      id: first.id,
      target: await decisionTarget(admin, first.id, addresses.get(first.id)),
      ids: others.map(({ id }) => id),
      targets: decisions,
    },
  ];
}

/** Reads the project in which drafts are created. */
export async function readProject(investigator: PortalClient): Promise<number> {
  const { results } = await investigator.get<{ results: { id: number }[] }>('/project/?limit=1&ordering=id');
  if (!results[0]) throw new Error('the investigator has no project');
  return results[0].id;
}

/** The call that asks for revisions of a request in its current version. */
async function decisionTarget(admin: PortalClient, id: number, owner: string | undefined): Promise<Target> {
  const { headers } = await admin.call(`GET /request/${id}/`);
  return {
    method: 'POST',
    path: `/api/request/${id}/decision/`,
    headers: { 'If-Match': headers.get('etag') ?? '' },
    body: JSON.stringify({
      status: 6,
      email: {
        to: [owner],
        cc: [],
        bcc: [],
        subject: 'Revisions',
        body: '<p>Please revise.</p>',
      },
    }),
  };
}
