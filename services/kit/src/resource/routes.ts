/** Builds the handlers of the generic object API from a resource, and from commands for writes with further effects. */
import type { EndpointDefinition, PortalEndpointKey, PortalObject } from '@portal/contract';
import { z } from 'zod';
import { answers } from '../texts/en/answers.ts';
import { say } from '../language/index.ts';
import { transact, type Reads, type Work } from '../database/index.ts';
import { forbidden } from '../errors.ts';
import type { Call, Handler, HandlerResult } from '../http/call.ts';
import { checkVersion } from '../http/version.ts';
import { findGrant, isGranted } from '../policy/policy.ts';
import type { ResourceDefinition } from './definition.ts';
import { lockOne, type Locked } from './lock.ts';
import { answerList, readOne } from './read.ts';
import type { ListQuery } from './list-query.ts';

interface Write<State, B> {
  readonly call: Call;
  readonly work: Work;
  readonly body: B;
  readonly loaded: Locked<State>;
}
type BodyOfSchema<S> = S extends z.ZodType ? z.output<S> : never;

export interface ResourceCommands<O extends PortalObject, State> {
  /** Creates the object and returns its id. The policy's `create` action was already checked for the caller's roles. */
  readonly create?: (
    write: Omit<Write<State, BodyOfSchema<O['create']>>, 'loaded'>,
  ) => Promise<number | string>;
  /** Applies the changes. The action of every field was already checked. */
  readonly patch?: (write: Write<State, BodyOfSchema<O['patch']>>) => Promise<void>;
  /** The policy action that a field of the body needs; by default `edit`. */
  readonly patchActions?: Readonly<Record<string, string>>;
  readonly remove?: (write: Omit<Write<State, undefined>, 'body'>) => Promise<void>;
}

/** @throws when the contract promises a write that no command implements */
export function resourceRoutes<O extends PortalObject, State>(
  resource: ResourceDefinition<O, State>,
  commands: ResourceCommands<O, State> = {},
): Handler[] {
  const { object } = resource;
  const make = (key: string, run: (call: Call) => Promise<HandlerResult>): Handler => {
    const endpoint = (object.endpoints as Record<string, EndpointDefinition | undefined>)[key];
    if (!endpoint) throw new Error(`the contract has no ${key}`);
    return { key: key as PortalEndpointKey, endpoint, resource, run };
  };
  const plain = resource as unknown as ResourceDefinition;
  const readId = (call: Call): number | string => (call.params as unknown as { id: number | string }).id;
  const answer = async (
    call: Call,
    id: number | string,
    reads: Reads = call.database,
  ): Promise<HandlerResult> => {
    const wanted = (call.query as { expand?: string[] } | undefined)?.expand;
    const expand = call.context.method === 'GET' ? wanted : object.expand;
    const { object: body, etag } = await readOne(reads, plain, call.actor, id, expand ? { expand } : {});
    return { body, etag };
  };

  const handlers = [
    make(`GET /${object.name}/`, async (call) => {
      const url = new URL(call.context.originalUrl, 'http://portal');
      const path = { pathname: `/api${url.pathname}`, search: url.searchParams };
      return answerList(call.database, plain, call.actor, call.query as unknown as ListQuery, path);
    }),
    make(`GET /${object.name}/{id}/`, (call) => answer(call, readId(call))),
  ];

  if (object.create) {
    const create = commands.create ?? unserved(`POST /${object.name}/`);
    handlers.push(
      make(`POST /${object.name}/`, (call) =>
        transact(call.database, call.author, async (work) => {
          const grant = findGrant(plain.policy, 'create', call.actor);
          if (grant !== 'any' && grant.length === 0) throw forbidden();
          const id = await create({ call, work, body: call.body as never });
          return answer(call, id, work);
        }),
      ),
    );
  }

  const lock = (call: Call, work: Work) =>
    lockOne<State>(resource, { work, actor: call.actor, id: readId(call) });
  const guard = (call: Call, loaded: Locked<State>, work: Work): Promise<void> =>
    checkVersion(call, loaded.etag, async () => {
      const options = { expand: object.expand };
      return (await readOne(work, plain, call.actor, loaded.id, options)).object;
    });

  if (object.patch) {
    const patch = commands.patch ?? unserved(`PATCH /${object.name}/{id}/`);
    const actionFor = (field: string): string => commands.patchActions?.[field] ?? 'edit';
    const writeActions = new Set(listFields(object.patch).map(actionFor));
    handlers.push(
      make(`PATCH /${object.name}/{id}/`, (call) =>
        transact(call.database, call.author, async (work) => {
          const loaded = await lock(call, work);
          const body = call.body as unknown as Record<string, unknown>;
          const fields = Object.keys(body).filter((field) => body[field] !== undefined);
          const actions = new Set(fields.map(actionFor));
          const may = (action: string) => isGranted(plain.policy, action, call.actor, loaded.relations);
          const refused = fields.filter((field) => !may(actionFor(field)));
          if (refused.length) throw forbidden(say(answers.mayNotChange, { fields: refused.join(', ') }));
          if (fields.length === 0) {
            // A person who may change nothing is refused even if the body changes nothing.
            if (![...writeActions].some(may)) throw forbidden();
            return answer(call, loaded.id, work);
          }
          for (const action of actions) loaded.authorise(action);
          await guard(call, loaded, work);
          await patch({ call, work, body: body as never, loaded });
          return answer(call, loaded.id, work);
        }),
      ),
    );
  }

  if (object.deletable) {
    const remove = commands.remove ?? unserved(`DELETE /${object.name}/{id}/`);
    handlers.push(
      make(`DELETE /${object.name}/{id}/`, (call) =>
        transact(call.database, call.author, async (work) => {
          const loaded = await lock(call, work);
          loaded.authorise('delete');
          await guard(call, loaded, work);
          await remove({ call, work, loaded });
          return { body: undefined };
        }),
      ),
    );
  }
  return handlers;
}

/** Fields of a schema for changes; for a schema that is not a plain object, the action `edit` is checked. */
const listFields = (patch: z.ZodType): readonly string[] =>
  patch instanceof z.ZodObject ? Object.keys(patch.shape) : ['edit'];

function unserved(key: string): never {
  throw new Error(`the contract promises ${key}, but no command serves it`);
}
