/**
 * Fills in what the matrix can derive: the resources that the service serves, and examples generated from the schemas.
 */
import { ROLES, type EndpointDefinition, type EndpointKey } from '@portal/contract';
import { z } from 'zod';
import { ANONYMOUS, chooseRights, type Actor } from '../../auth/index.ts';
import { makeExample } from '../fuzz/example.ts';
import { expectedByAccess } from './matrix.expectation.ts';
import type { Fixture, MatrixOptions, WritableField } from './matrix.options.ts';
import { isGrantedAtAll, type AnyResource } from './matrix.situation.ts';

type Filled = 'resources' | 'fixtures' | 'samples' | 'fields';
export type CompleteOptions = MatrixOptions & Required<Pick<MatrixOptions, Filled>>;

/** Unique values of an example may already exist from the previous one. */
const TRIES = 10;

export function completeOptions(options: MatrixOptions): CompleteOptions {
  const given: readonly AnyResource[] = options.resources ?? [];
  const served = new Map<string, AnyResource>();
  for (const { resource } of options.harness.service.handlers)
    if (resource) served.set(resource.object.name, resource as unknown as AnyResource);
  for (const { object } of given) served.delete(object.name);
  const resources = [...given, ...served.values()];
  const made = resources.filter(({ object }) => !options.fixtures?.[object.name] && object.create);
  return {
    ...options,
    resources,
    fixtures: {
      ...options.fixtures,
      ...Object.fromEntries(made.flatMap((one) => createdThrough(options, one))),
    },
    samples: { ...exampleBodies(made), ...options.samples },
    fields: Object.fromEntries(
      resources.map((one) => {
        const known = options.fields?.[one.object.name];
        return [one.object.name, { ...known, ...Object.fromEntries(exampleFields(one, known)) }];
      }),
    ),
  };
}

/** A fixture that creates an example through the API as a person whose role may do so. */
function createdThrough(
  { harness }: MatrixOptions,
  resource: AnyResource,
): [string, Record<string, Fixture>][] {
  const { name, create } = resource.object;
  const key = `POST /${name}/`;
  const role = ROLES.find((each) => mayCreate(resource, resource.object.endpoints[key], actorWith(each)));
  if (!create || !role) return [];
  const build: Fixture = async () => {
    const as = await harness.build.person({ roles: [role], institution: null });
    for (let attempt = 1; ; attempt += 1) {
      const { status, body } = await harness.call(key, { as, body: makeExample(create) });
      if (status === 201) return body.id;
      if (attempt === TRIES)
        throw new Error(
          `${key} refuses its example, so it needs a fixture: ${status} ${JSON.stringify(body)}`,
        );
    }
  };
  return [[name, { default: build }]];
}

const actorWith = (role: (typeof ROLES)[number]): Actor => ({
  ...ANONYMOUS,
  kind: 'person',
  assignedRoles: [role],
  roles: chooseRights([role], undefined) ?? [],
});

const mayCreate = (resource: AnyResource, endpoint: EndpointDefinition, actor: Actor): boolean =>
  expectedByAccess(endpoint.access, actor) === 'open' && isGrantedAtAll(resource, 'create', actor);

const exampleBodies = (resources: readonly AnyResource[]): CompleteOptions['samples'] =>
  Object.fromEntries(
    resources.map(({ object }) => [
      `POST /${object.name}/` as EndpointKey,
      () => ({ body: makeExample(object.create) }),
    ]),
  );

function exampleFields(resource: AnyResource, given: Readonly<Record<string, unknown>> = {}) {
  const patch: z.ZodType | undefined = resource.object.patch;
  const shape = patch instanceof z.ZodObject ? patch.shape : {};
  const missing = Object.entries<z.ZodType>(shape).filter(([field]) => !(field in given));
  return missing.map(([field, schema]): [string, WritableField] => [field, { value: makeExample(schema) }]);
}
