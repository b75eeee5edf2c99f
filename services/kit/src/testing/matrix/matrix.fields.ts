/**
 * Checks mass assignment: fields × actors on PATCH, and every field of the answer that no one may write. All fields
 * with the same policy action behave the same. So if the object is not the actor's own or the action is refused, only
 * one field is tried, in each situation another one. WHOLE_TESTS tries all of them.
 */
import type { PortalObject } from '@portal/contract';
import { checkDeclared, UNSEEN } from './matrix.answers.ts';
import { ACTOR_KINDS, asActor } from './matrix.actors.ts';
import { expectedByAccess, type Expectation } from './matrix.expectation.ts';
import type { CompleteOptions } from './matrix.complete.ts';
import type { PlannedEndpoint, Rule } from './matrix.plan.ts';
import type { MatrixReport } from './matrix.report.ts';
import { findResource, type Situation } from './matrix.situation.ts';
import { IS_WHOLE } from '../whole.ts';

type PlannedPatch = PlannedEndpoint & { readonly rule: Extract<Rule, { kind: 'patch' }> };

/** Name in the report for a body without fields. */
export const NO_FIELD = '{}';

/** @throws when a writable field of the contract has no sample */
export async function tryFields(
  options: CompleteOptions,
  { key, endpoint, rule }: PlannedPatch,
  situation: Situation,
  report: MatrixReport,
): Promise<void> {
  const { actor, relation, variant, id, evaluator } = situation;
  if (id === null || !evaluator) return;
  const resource = findResource(options, rule.object);
  const samples = options.fields?.[rule.object] ?? {};
  const fields = listFields(resource.object);
  const missing = fields.writable.filter((field) => !samples[field]);
  if (missing.length) throw new Error(`${key} has no sample for: ${missing.join(', ')}`);
  const byAccess = expectedByAccess(endpoint.access, asActor(actor));
  const call = async (field: string, body: object, expected: Expectation | 400) => {
    const answer = await options.harness.call(key.replace('{id}', String(id)), {
      ...(actor.person ? { as: actor.person } : {}),
      ...(expected === 'open' ? {} : { headers: UNSEEN }),
      body,
    });
    const base = { key, actor: actor.kind, relation, variant, field };
    checkDeclared(endpoint, answer, (what) => report.complain(base, what));
    return { ...answer, base };
  };
  const send = async (field: string, body: object, find: () => Promise<Expectation>): Promise<void> => {
    const first = await find();
    const { base, status, body: note } = await call(field, body, first);
    const expected = await evaluator.confirm({ key, status }, first, find);
    report.add({ ...base, expected, status }, note);
  };

  // If the endpoint refuses the actor before anything is read, it does so whatever the body contains.
  const isShut = byAccess !== 'open';
  const actionFor = (field: string): string => samples[field]?.action ?? 'edit';
  const expect = async (action: string): Promise<Expectation> =>
    isShut ? byAccess : evaluator.expect(action);
  const actions = new Set(fields.writable.map(actionFor));
  // An empty change is refused to a person who may make no change.
  if (resource.object.patch?.safeParse({}).success)
    await send(NO_FIELD, {}, async () => {
      const evaluated = await Promise.all([...actions].map(expect));
      return evaluated.find((one) => one === 'open') ?? evaluated[0] ?? 'open';
    });
  const tried = new Set(options.fieldsByHand?.[rule.object]);
  for (const action of actions) {
    const all = fields.writable.filter((field) => actionFor(field) === action);
    const isOwnToWrite = relation === 'own' && (await expect(action)) === 'open';
    for (const field of IS_WHOLE || isOwnToWrite ? all : pickInTurn(all, situation)) tried.add(field);
  }
  const chosen = fields.writable.filter((field) => tried.has(field));
  for (const field of isShut ? fields.writable.slice(0, 1) : chosen)
    await send(field, { [field]: samples[field]?.value }, () => expect(actionFor(field)));
  // Which fields exist does not depend on the object, so one situation is enough.
  if (isShut || relation !== 'own' || variant !== Object.keys(options.fixtures[rule.object] ?? {})[0]) return;
  for (const field of [...fields.readOnly, 'no_such_field', 'constructor']) {
    const { base, status, body } = await call(field, { [field]: 1 }, 400);
    if (status !== 400 || !(field in body))
      report.complain(base, `an unknown field must be 400 and named, got ${status}`);
  }
}

/** Chooses one field: actors start at evenly spaced positions and advance by one with each situation. */
function pickInTurn(fields: readonly string[], { actor, turn }: Situation): readonly string[] {
  const start = Math.floor((ACTOR_KINDS.indexOf(actor.kind) * fields.length) / ACTOR_KINDS.length);
  const place = (start + turn) % fields.length;
  return fields.slice(place, place + 1);
}

function listFields(object: PortalObject): { writable: string[]; readOnly: string[] } {
  const shape = object.patch && 'shape' in object.patch ? (object.patch.shape as object) : {};
  const writable = Object.keys(shape);
  const readOnly = Object.keys(object.schema.shape).filter((field) => !writable.includes(field));
  return { writable, readOnly };
}
