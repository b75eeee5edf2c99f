/**
 * The authorization matrix (quality.md row 1): every endpoint of a service × every actor kind × own, same institution's
 * and foreign object. What to expect is computed from the contract's access and the policy tables, not from the code
 * that answers. A column of machine keys is beside it (`matrix.keys.ts`).
 */
import { IN_PSEUDO } from '../refusal-words.ts';
import { IS_WHOLE } from '../whole.ts';
import {
  ACTOR_KINDS,
  asActor,
  buildActor,
  RELATIONS,
  type ActorKind,
  type MatrixActor,
  type RelationKind,
} from './matrix.actors.ts';
import { checkDeclared, checkShape, checkWords, tryListing, UNSEEN } from './matrix.answers.ts';
import { expectedByAccess, PolicyEvaluator, type Expectation } from './matrix.expectation.ts';
import { tryFields } from './matrix.fields.ts';
import { completeOptions, type CompleteOptions } from './matrix.complete.ts';
import type { Fixture, MatrixInput, MatrixOptions, MatrixTarget } from './matrix.options.ts';
import { planEndpoints, type PlannedEndpoint } from './matrix.plan.ts';
import { tryKeys } from './matrix.keys.ts';
import { writePath } from './matrix.path.ts';
import { MatrixReport } from './matrix.report.ts';
import { isGrantedAtAll, findResource, type Situation } from './matrix.situation.ts';

/** @throws when an endpoint has no table that governs it */
export async function runMatrix(given: MatrixOptions): Promise<MatrixReport> {
  const options = completeOptions(given);
  const plan = planEndpoints(options);
  const report = new MatrixReport();
  await tryKeys(options, plan, report);
  const tryActor = async (kind: ActorKind): Promise<void> => {
    const actor = await buildActor(options.harness.build, kind);
    for (const situation of await buildSituations(options, plan, actor))
      for (const planned of plan)
        if (isAbout(planned, situation)) await tryEndpoint(options, planned, situation, report);
  };
  for (let next = 0; next < ACTOR_KINDS.length; next += PARALLEL)
    await Promise.all(ACTOR_KINDS.slice(next, next + PARALLEL).map(tryActor));
  return report;
}

/**
 * Actors do not change each other's objects, so some can run in parallel. Only two, because each further connection
 * plans all statements again, which is most of the cost.
 */
const PARALLEL = 2;

/** Every object × variant × relation; at the end once without an object, because an actor may end their own session. */
async function buildSituations(
  options: CompleteOptions,
  plan: readonly PlannedEndpoint[],
  actor: MatrixActor,
): Promise<Situation[]> {
  const { fixtures, harness } = options;
  const situations: Situation[] = [];
  for (const relation of RELATIONS)
    for (const [object, variants] of Object.entries(fixtures))
      for (const [variant, build] of variantsFor(relation, variants)) {
        // For an actor whom every endpoint refuses before it reads an object, one object is enough.
        if (isShutOut(plan, object, actor) && situations.some((one) => one.object === object)) continue;
        const owner = actor.owners[relation];
        const id = await build(owner);
        const turn = situations.filter((one) => one.object === object).length;
        const { database } = harness;
        const resource = options.resources.find((one) => one.object.name === object);
        const evaluator = resource && new PolicyEvaluator({ database, resource, actor: asActor(actor), id });
        situations.push({ actor, relation, variant, object, owner, id, turn, evaluator });
      }
  situations.push({
    actor,
    relation: 'own',
    variant: 'default',
    object: null,
    id: null,
    owner: actor.owners.own,
    turn: 0,
    evaluator: undefined,
  });
  return situations;
}

const isShutOut = (plan: readonly PlannedEndpoint[], object: string, actor: MatrixActor): boolean =>
  plan.every(
    ({ rule, endpoint }) =>
      !('object' in rule) ||
      rule.object !== object ||
      expectedByAccess(endpoint.access, asActor(actor)) !== 'open',
  );

/** Variants differ by type and status; for a colleague's object the first of them is enough. */
const variantsFor = (relation: RelationKind, variants: Readonly<Record<string, Fixture>>) =>
  Object.entries(variants).slice(0, relation === 'same_institution' ? 1 : undefined);

function isAbout({ rule }: PlannedEndpoint, { object }: Situation): boolean {
  return rule.kind === 'access' || rule.kind === 'create' ? object === null : rule.object === object;
}

async function tryEndpoint(
  options: CompleteOptions,
  planned: PlannedEndpoint,
  situation: Situation,
  report: MatrixReport,
): Promise<void> {
  const { key, endpoint, rule } = planned;
  if (rule.kind === 'patch') return tryFields(options, { ...planned, rule }, situation, report);
  const { actor, relation, variant } = situation;
  const target: MatrixTarget = { id: situation.id, owner: situation.owner };
  const input: MatrixInput = options.samples?.[key]?.(target) ?? {};
  const find = (): Promise<Expectation> => findExpectation(options, planned, situation);
  const first = await find();
  if (!IS_WHOLE && !hasItsTurn(options, planned, situation, first)) return;
  const base = { key, actor: actor.kind, relation, variant };
  const complain = (what: string): void => report.complain(base, what);
  const listed = rule.kind === 'list' ? findResource(options, rule.object) : undefined;
  // The whole list is the same for each object, so after the first one only the object is searched for.
  if (listed && situation.turn > 0 && !options.samples[key])
    return first === 'open' ? tryListing(options, listed, situation, complain) : undefined;
  const answer = await options.harness.call(writePath(key, target.id, input), {
    headers: { ...IN_PSEUDO, ...(first === 'open' ? {} : UNSEEN) },
    ...(actor.person ? { as: actor.person } : {}),
    ...(input.body === undefined ? {} : { body: input.body }),
  });
  const { status } = answer;
  const expected = (await situation.evaluator?.confirm({ key, status }, first, find)) ?? first;
  const excused = expected === 'open' && options.accessOnly?.[key]?.may?.includes(status);
  report.add({ ...base, expected: excused ? 'excused' : expected, status }, answer.body);
  checkShape(endpoint, answer, complain);
  checkDeclared(endpoint, answer, complain);
  checkWords(answer, complain);
  if (listed && status === 200) await tryListing(options, listed, situation, complain);
}

const isRefusal = (expected: Expectation): boolean => typeof expected === 'number';

/** Of the calls that follow from the same line of a policy as an earlier one, the usual run tries one in this many. */
const TURNS = { refused: 9, allowed: 3 };

/**
 * One line of the policy decides for all objects of a kind. So after the first object of an actor, each further one is
 * tried with only some endpoints, which change with each situation and actor. Hand-written cases, and calls on one's
 * own objects, are always tried.
 */
const hasItsTurn = (
  { callsByHand = [] }: CompleteOptions,
  { key, place }: PlannedEndpoint,
  { actor, relation, variant, turn }: Situation,
  expected: Expectation,
): boolean =>
  turn === 0 ||
  (!isRefusal(expected) && relation === 'own') ||
  (turn + place + ACTOR_KINDS.indexOf(actor.kind)) % (isRefusal(expected) ? TURNS.refused : TURNS.allowed) ===
    0 ||
  callsByHand.some(
    (one) => one[0] === key && one[1] === actor.kind && one[2] === relation && one[3] === variant,
  );

async function findExpectation(
  options: CompleteOptions,
  { key, endpoint, rule }: PlannedEndpoint,
  situation: Situation,
): Promise<Expectation> {
  const actor = asActor(situation.actor);
  const byAccess = expectedByAccess(endpoint.access, actor);
  if (byAccess !== 'open' || rule.kind === 'access' || rule.kind === 'list') return byAccess;
  const resource = findResource(options, rule.object);
  if (rule.kind === 'create') return isGrantedAtAll(resource, 'create', actor) ? 'open' : 403;
  if (!situation.evaluator || rule.kind === 'patch') return byAccess;
  const byPolicy = await situation.evaluator.expect(rule.action);
  const asksToSignIn = actor.kind === 'anonymous' && options.asksToSignIn?.includes(key);
  return byPolicy === 404 && asksToSignIn ? 401 : byPolicy;
}
