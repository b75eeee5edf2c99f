import {
  currentForm,
  currentRenewalForm,
  FILE_TYPE,
  formFields,
  REQUEST_STATUS as S,
  requestType,
} from '@portal/contract';
import { createRandom, type SeedContext } from '@portal/kit/seeding';
import { minutesAfter, type Clock } from './clock.ts';
import type { SeededDataset } from './datasets.seed.ts';
import { COMMENTS } from './data/requests.data.ts';
import { findDemoType } from './data/types.data.ts';
import { seededDetails } from './details.ts';
import type { People, Person } from './people.ts';
import type { PlannedRequest } from './requests.choice.ts';
import { createCast, walk, type Cast } from './requests.steps.ts';
import { storeFile } from './stored-file.ts';

export interface RequestWorld {
  readonly clock: Clock;
  readonly people: People;
  readonly datasets: readonly SeededDataset[];
}

/** The request written for each plan, and how many renewals it has so far. */
export type WrittenRequests = Map<PlannedRequest, { id: number; code: string; renewals: number }>;

/** Writes each request with its history: created by its owner, then each step by the person who made it. */
export async function seedRequests(
  context: SeedContext,
  world: RequestWorld,
  planned: readonly PlannedRequest[],
  before: WrittenRequests = new Map(),
): Promise<WrittenRequests> {
  // Collection numbers, in the order of the requests; the tissue service's seed creates the collections.
  let carts = 0;
  const written: WrittenRequests = new Map(before);
  for (const request of planned) {
    const parent = request.parent && written.get(request.parent);
    if (request.parent && !parent) throw new Error('a renewal came before what it renews');
    if (parent) parent.renewals += 1;
    const isWithDonors =
      !parent && requestType(request.type).collection !== undefined && request.status !== S.CREATED;
    const cart = isWithDonors ? (carts += 1) : null;
    const made = await create(context, world, { ...request, cart }, parent);
    written.set(request, { ...made, renewals: 0 });
    const cast = createCast(context.random, world.people, request);
    await walk(context, world.clock, { id: made.id, request, cast });
    await comment(context, world.clock, made.id, request, cast);
  }
  return written;
}

async function create(
  context: SeedContext,
  { clock, datasets }: RequestWorld,
  request: PlannedRequest & { readonly cart: number | null },
  parent: { id: number; code: string; renewals: number } | undefined,
): Promise<{ id: number; code: string }> {
  const { client, random } = context;
  const { owner, id: projectId } = request.project;
  const at = clock.daysAgo(request.days[0] ?? 0);
  await context.as(owner.id, at);
  const chosen = chooseDatasets(request, datasets, random);
  const cohorts =
    chosen.length > 0
      ? [...new Set(chosen.map((dataset) => dataset.cohortId))]
      : requestType(request.type).cohortField === undefined
        ? findCohort(request, datasets, random)
        : [];
  // Renewals have their own random numbers, so that a change in the renewal form changes nothing else in the demo.
  const apart = parent ? { ...context, random: createRandom(parent.id * 100 + parent.renewals) } : context;
  const files = await storeFiles(apart, request, at);
  const { collection } = requestType(request.type);
  const donors = collection && request.cart !== null ? { [collection.field]: request.cart } : {};
  const details = { ...seededDetails(request, chosen, random), ...donors, ...files };
  const { rows } = await client.query<{ id: number; code: string }>(
    `insert into researcher.request (sfari_request_id, type, owner_id, creator_id, institution_id, project_id, renewal_of,
      additional_data, created, modified, form_version, rubric_version)
    values (coalesce($1, 'REQ' || to_char(nextval('researcher.request_code'), 'FM9999000000')), $2, $3, $3, $4, $5, $6, $7, $8, $8,
      $9, $10)
    returning id, sfari_request_id as code`,
    [
      parent ? `${parent.code}-R${parent.renewals}` : null,
      request.type,
      owner.id,
      owner.institution_id,
      projectId,
      parent?.id ?? null,
      details,
      at,
      findForm(request)?.version ?? 1,
      requestType(request.type).rubric?.version ?? null,
    ],
  );
  const [made] = rows;
  if (!made) throw new Error('the insert of a request answered nothing');
  for (const [field, named] of Object.entries(files))
    await client.query(
      'insert into researcher.request_file (request_id, field, file_id) select $1, $2, unnest($3::uuid[])',
      [made.id, field, named.map((file) => file.id)],
    );
  await context.as(owner.id, minutesAfter(at, 3));
  await client.query(
    'insert into researcher.request_dataset (request_id, dataset_id) select $1, unnest($2::uuid[])',
    [made.id, chosen.map((dataset) => dataset.id)],
  );
  await client.query(
    'insert into researcher.request_cohort (request_id, cohort_id) select $1, unnest($2::int[])',
    [made.id, cohorts],
  );
  await client.query(
    `insert into researcher.request_cohort (request_id, cohort_id)
    select $1, id from core_api.cohort where $2 in (name, display_name)`,
    [made.id, namedCohort(request, details) ?? ''],
  );
  await context.as(owner.id, minutesAfter(at, 6));
  await client.query(
    'insert into researcher.request_access (request_id, user_id) select $1, unnest($2::int[])',
    [made.id, chooseTeam(request)],
  );
  return made;
}

const findForm = ({ type, parent }: PlannedRequest) =>
  parent ? currentRenewalForm(parent.type) : currentForm(type);

/** An invented PDF for each file that the form requires; drafts have none yet. @returns answers by field */
async function storeFiles(
  context: SeedContext,
  request: PlannedRequest,
  at: Date,
): Promise<Record<string, { id: string; name: string }[]>> {
  const { status, project } = request;
  const form = findForm(request);
  if (!form || status === S.CREATED) return {};
  const answers: Record<string, { id: string; name: string }[]> = {};
  for (const field of formFields(form)) {
    if (field.type !== 'file' || field.isOptional) continue;
    const name = `${field.label}.pdf`;
    const lines = [field.label, '', `Study: ${project.title}`, '', 'Invented for the demonstration.'];
    const file = { type: FILE_TYPE.ATTACHMENT, name, lines, creatorId: project.owner.id, at };
    answers[field.name] = [{ id: await storeFile(context, file), name }];
  }
  return answers;
}

function chooseDatasets(
  request: PlannedRequest,
  datasets: readonly SeededDataset[],
  random: SeedContext['random'],
): SeededDataset[] {
  if (request.parent || requestType(request.type).resources !== 'datasets') return [];
  const released = datasets.filter((dataset) => dataset.releasedDaysAgo > (request.days[0] ?? 0) + 1);
  const chosen = new Set<SeededDataset>();
  for (let left = random.integer(1, 3); left > 0; left -= 1) chosen.add(random.pick(released));
  return [...chosen];
}

/** The cohort named in an answer of the form, for types that have such a field. */
function namedCohort({ type }: PlannedRequest, details: Readonly<Record<string, unknown>>): unknown {
  const { cohortField } = requestType(type);
  return cohortField === undefined ? undefined : details[cohortField];
}

const findCohort = (
  request: PlannedRequest,
  datasets: readonly SeededDataset[],
  random: SeedContext['random'],
): number[] => (findDemoType(requestType(request.type)).hasCohort ? [random.pick(datasets).cohortId] : []);

/** Team members who get access: everyone with an account except students. Drafts have none yet. */
function chooseTeam(request: PlannedRequest): number[] {
  if (request.status === S.CREATED) return [];
  const waits = request.status === S.APPROVED_PENDING_TEAM;
  return request.project.members
    .filter((member) => member.ready || waits)
    .filter((member) => member.role !== 'Student')
    .flatMap((member) => (member.userId === null ? [] : [member.userId]));
}

async function comment(
  context: SeedContext,
  clock: Clock,
  id: number,
  request: PlannedRequest,
  cast: Cast,
): Promise<void> {
  const { client, random } = context;
  const reviewed = request.path.indexOf(S.UNDER_REVIEW);
  const day = request.days[reviewed];
  if (reviewed < 0 || day === undefined || !random.chance(0.6)) return;
  const authors: Person[] = [cast.admin, ...cast.reviewers.map((reviewer) => reviewer.person)];
  const at = minutesAfter(clock.daysAgo(day), 11 * 60);
  const author = random.pick(authors);
  await context.as(author.id, at);
  await client.query(
    'insert into researcher.comment (request_id, author_id, text, created, modified) values ($1, $2, $3, $4, $4)',
    [id, author.id, `<p>${random.pick(COMMENTS)}</p>`, at],
  );
}
