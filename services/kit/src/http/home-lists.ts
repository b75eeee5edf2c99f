/** Answers several lists in one call (decision 505), each as its own call does; a failed one affects no other. */
import { unescape } from 'node:querystring';
import { HOME_LISTS, isHomeList, parseKey, type HomeListService } from '@portal/contract';
import { notFound } from '../errors.ts';
import type { ServiceDefinition } from '../service-definition.ts';
import { checkAccess, presentBody } from './app.ts';
import { query, type Call, type Handler } from './call.ts';
import { describeFailure, failureBody } from './error-translator.ts';
import { parseQuery } from './validate.ts';

type Lists = ReadonlyMap<string, Handler>;

const listName = ({ key }: Handler): string => parseKey(key).path.slice(1, -1);

function collectLists(service: HomeListService, handlers: readonly Handler[]): Lists {
  const lists = handlers.filter((each) => {
    const name = listName(each);
    return each.key.startsWith('GET ') && isHomeList(name) && HOME_LISTS[name] === service;
  });
  return new Map(lists.map((each) => [listName(each), each]));
}

/** @param address path and query of a list: `request?status=2` */
async function readOneList(lists: Lists, call: Call, address: string) {
  const [name = '', search = ''] = address.split(/\?(.*)/s);
  try {
    const list = lists.get(name);
    if (!list) throw notFound();
    const { endpoint } = list;
    checkAccess(endpoint, call.actor);
    const given = Object.fromEntries(new URLSearchParams(search));
    const context = Object.create(call.context, {
      originalUrl: { value: `/${name}/?${search}` },
    }) as Call['context'];
    const result = await list.run({ ...call, query: parseQuery(endpoint.query, given) as never, context });
    if ('raw' in result) throw new Error(`the list ${name} answers a file`);
    const body: unknown = 'json' in result ? JSON.parse(result.json) : presentBody(endpoint, result);
    return { status: 200, body };
  } catch (error) {
    const failure = describeFailure(error, call.correlationId, call.log);
    return { status: failure.status, body: failureBody(failure, call.correlationId) };
  }
}

// The calls of the services differ only in their names, so the types of one represent all.
type ReadLists = 'GET /core-home-list/';

/** Adds to a service the call that reads several of its lists. */
export function withHomeLists(definition: ServiceDefinition & { name: HomeListService }): ServiceDefinition {
  return {
    ...definition,
    handlers(parts) {
      const handlers = definition.handlers(parts);
      const lists = collectLists(definition.name, handlers);
      const read = query<ReadLists>(`GET /${definition.name}-home-list/` as ReadLists, async (call) => ({
        results: await Promise.all(
          call.query.lists.map((given) => readOneList(lists, call as unknown as Call, unescape(given))),
        ),
      }));
      return [...handlers, read];
    },
  };
}
