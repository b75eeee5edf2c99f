/** Mass assignment: every field × every actor on PATCH, and every field of the answer that nobody may write. */
import type { PortalObject } from '@portal/contract';
import { checkDeclared } from './matrix.answers.ts';
import { asActor } from './matrix.actors.ts';
import { expectedByAccess, expectedByPolicy, type Expectation } from './matrix.expectation.ts';
import type { CompleteOptions } from './matrix.complete.ts';
import type { PlannedEndpoint, Rule } from './matrix.plan.ts';
import type { MatrixReport } from './matrix.report.ts';
import { findResource, type Situation } from './matrix.situation.ts';

type PlannedPatch = PlannedEndpoint & { readonly rule: Extract<Rule, { kind: 'patch' }> };

/** Stands in the report for a body without any field. */
export const NO_FIELD = '{}';

/** @throws when a writable field of the contract has no sample */
export async function tryFields(
  options: CompleteOptions,
  { key, endpoint, rule }: PlannedPatch,
  { actor, relation, variant, id }: Situation,
  report: MatrixReport,
): Promise<void> {
  if (id === null) return;
  const resource = findResource(options, rule.object);
  const samples = options.fields?.[rule.object] ?? {};
  const fields = listFields(resource.object);
  const missing = fields.writable.filter((field) => !samples[field]);
  if (missing.length) throw new Error(`${key} has no sample for: ${missing.join(', ')}`);
  const { database } = options.harness;
  const byAccess = expectedByAccess(endpoint.access, asActor(actor));
  const send = async (
    field: string,
    value: unknown,
    expected: Expectation | 400,
    changes: object = { [field]: value },
  ): Promise<void> => {
    const { status, body } = await options.harness.call(key.replace('{id}', String(id)), {
      ...(actor.person ? { as: actor.person } : {}),
      body: changes,
    });
    const base = { key, actor: actor.kind, relation, variant, field };
    checkDeclared(endpoint, { status }, (what) => report.complain(base, what));
    if (expected === 400) {
      if (status !== 400 || !(field in body))
        report.complain(base, `an unknown field must be 400 and named, got ${status}`);
    } else report.add({ ...base, expected, status }, body);
  };

  // Whom the endpoint refuses before anything is read, it refuses whatever the body says.
  const isShut = byAccess !== 'open';
  const actions = new Set(fields.writable.map((field) => samples[field]?.action ?? 'edit'));
  const judge = (action: string) =>
    expectedByPolicy({ database, resource, actor: asActor(actor), id, action });
  // No change at all is refused to whoever may make none.
  if (resource.object.patch?.safeParse({}).success) {
    const judged = isShut ? [byAccess] : await Promise.all([...actions].map(judge));
    await send(NO_FIELD, undefined, judged.find((one) => one === 'open') ?? judged[0] ?? 'open', {});
  }
  for (const field of isShut ? fields.writable.slice(0, 1) : fields.writable) {
    const { value, action = 'edit' } = samples[field] ?? { value: undefined };
    const expected = isShut ? byAccess : await judge(action);
    await send(field, value, expected);
  }
  // Which fields exist does not depend on the object.
  if (isShut || relation !== 'own' || variant !== Object.keys(options.fixtures[rule.object] ?? {})[0]) return;
  for (const field of [...fields.readOnly, 'no_such_field', 'constructor']) await send(field, 1, 400);
}

function listFields(object: PortalObject): { writable: string[]; readOnly: string[] } {
  const shape = object.patch && 'shape' in object.patch ? (object.patch.shape as object) : {};
  const writable = Object.keys(shape);
  const readOnly = Object.keys(object.schema.shape).filter((field) => !writable.includes(field));
  return { writable, readOnly };
}
