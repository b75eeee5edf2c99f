/**
 * The generic object API (spec 1 section 7): one declaration per object gives its list, read, create, patch and delete
 * endpoints. Services hand the same declaration to kit's resource layer, so both sides follow one text.
 */
import { z } from 'zod';
import { expandSchema, listQuery, type Filter } from './filters.ts';
import type { Access, EndpointDefinition } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { plainHistory, type ObjectHistory } from '../history/history.ts';
import { IdParams } from './primitives.ts';
import type { ServiceName } from '../basics/services.ts';

export interface ObjectDeclaration<
  N extends string,
  S extends z.ZodObject,
  C extends z.ZodType | undefined,
  P extends z.ZodType | undefined,
  D extends boolean,
> {
  readonly name: N;
  readonly service: ServiceName;
  /** The object as answered, expanded relations included. */
  readonly schema: S;
  readonly create: C;
  readonly patch: P;
  readonly deletable: D;
  readonly params: z.ZodType;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly search: readonly string[];
  readonly ordering: readonly string[];
  readonly defaultOrdering: string;
  readonly expand: readonly string[];
  /** Of these, relations that are too much for every row of a list: read with one object alone. */
  readonly expandOne: readonly string[];
  readonly grouping: readonly string[];
  /** Rows of one answer of the list, where that is fewer than of other lists. */
  readonly listMaximum: number | undefined;
  readonly access: { readonly read: Access; readonly write: Access };
  /** Pages ask for the list automatically, again and again. */
  readonly polled: boolean;
  /** What creating may answer beside bad input and a missing right. */
  readonly createErrors: readonly ErrorCode[];
  /** A patch must name the version that it changes (If-Match); `from-read` where the session's last read may count for it. */
  readonly patchNeedsVersion: boolean | 'from-read';
  /** Bytes of the body of a write, where the usual limit is too small. */
  readonly bodyLimit: number | undefined;
  /** What its trail says, to whom and in which words; undefined for an object without one. */
  readonly history: ObjectHistory | undefined;
}

/** `{count, next, previous, results}`; `count` stops at the cap unless `count=exact` was asked. */
export const listSchema = <S extends z.ZodType>(schema: S) =>
  z.object({
    count: z.int().min(0),
    count_capped: z.boolean().optional(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(schema),
    /** Counts by value of each field named in `grouping`. */
    groups: z.record(z.string(), z.record(z.string(), z.int())).optional(),
    /** Ids of this page by value of the field named in `split`. */
    split: z.record(z.string(), z.record(z.string(), z.array(z.union([z.int(), z.string()])))).optional(),
  });

type Write<R extends z.ZodType, B extends z.ZodType> = EndpointDefinition & { body: B; response: R };

type Keys<N extends string, S extends z.ZodObject, C, P, D> = {
  [K in `GET /${N}/`]: EndpointDefinition & { query: z.ZodType; response: ReturnType<typeof listSchema<S>> };
} & {
  [K in `GET /${N}/{id}/`]: EndpointDefinition & { query: z.ZodType; response: S };
} & (C extends z.ZodType ? { [K in `POST /${N}/`]: Write<S, C> } : unknown) &
  (P extends z.ZodType ? { [K in `PATCH /${N}/{id}/`]: Write<S, P> } : unknown) &
  (D extends true ? { [K in `DELETE /${N}/{id}/`]: EndpointDefinition } : unknown);

export interface PortalObject<
  N extends string = string,
  S extends z.ZodObject = z.ZodObject,
  C extends z.ZodType | undefined = z.ZodType | undefined,
  P extends z.ZodType | undefined = z.ZodType | undefined,
  D extends boolean = boolean,
> extends ObjectDeclaration<N, S, C, P, D> {
  /** Any object's endpoints are a plain map, or no object with literal keys would be assignable to `PortalObject`. */
  readonly endpoints: string extends N ? Readonly<Record<string, EndpointDefinition>> : Keys<N, S, C, P, D>;
}

type Defaults =
  | 'polled'
  | 'params'
  | 'filters'
  | 'search'
  | 'ordering'
  | 'expand'
  | 'expandOne'
  | 'grouping'
  | 'createErrors'
  | 'patchNeedsVersion'
  | 'bodyLimit'
  | 'listMaximum'
  | 'history';

/** Declares an object of the API. Field names, filters and relations not named here do not exist on the wire. */
export function defineObject<
  const N extends string,
  S extends z.ZodObject,
  C extends z.ZodType | undefined = undefined,
  P extends z.ZodType | undefined = undefined,
  const D extends boolean = false,
>(
  given: Omit<ObjectDeclaration<N, S, C, P, D>, Defaults | 'create' | 'patch' | 'deletable'> &
    Partial<Pick<ObjectDeclaration<N, S, C, P, D>, Exclude<Defaults, 'history'>>> & {
      create?: C;
      patch?: P;
      deletable?: D;
      /** `plain`: recorded for staff alone, in the names of its columns. */
      history?: ObjectHistory | 'plain';
    },
): PortalObject<N, S, C, P, D> {
  const object: ObjectDeclaration<N, S, C, P, D> = {
    params: IdParams,
    polled: false,
    filters: {},
    search: [],
    ordering: [],
    expand: [],
    expandOne: [],
    grouping: [],
    createErrors: [],
    patchNeedsVersion: false,
    bodyLimit: undefined,
    listMaximum: undefined,
    ...given,
    history: given.history === 'plain' ? plainHistory(given.name) : given.history,
    create: given.create as C,
    patch: given.patch as P,
    deletable: (given.deletable ?? false) as D,
  };
  return { ...object, endpoints: defineEndpoints(object) as PortalObject<N, S, C, P, D>['endpoints'] };
}

/** What each row of a list shows; relations come with `expand`. */
const listFields = ({
  schema,
  expand,
}: Pick<
  ObjectDeclaration<string, z.ZodObject, undefined, undefined, false>,
  'schema' | 'expand'
>): string[] => Object.keys(schema.shape).filter((field) => !expand.includes(field));

function defineEndpoints(
  object: ObjectDeclaration<string, z.ZodObject, z.ZodType | undefined, z.ZodType | undefined, boolean>,
) {
  const { name, service, schema, params, access } = object;
  const read = z.strictObject({ expand: expandSchema(object.expand).optional() });
  const one = { service, params, response: schema } as const;
  const listed = object.expand.filter((relation) => !object.expandOne.includes(relation));
  const writing = object.bodyLimit === undefined ? {} : { bodyLimit: object.bodyLimit };
  const map: Record<string, EndpointDefinition> = {
    [`GET /${name}/`]: {
      service,
      summary: `List ${name}`,
      access: access.read,
      query: listQuery({
        ...object,
        expand: listed,
        fields: listFields(object),
        searchable: object.search.length > 0,
      }),
      response: listSchema(schema),
      ...(object.polled ? { polled: true } : {}),
    },
    [`GET /${name}/{id}/`]: {
      ...one,
      summary: `Read one ${name}`,
      access: access.read,
      query: read,
      ...(object.history ? { history: object.history } : {}),
    },
  };
  if (object.create)
    map[`POST /${name}/`] = {
      service,
      summary: `Create ${name}`,
      access: access.write,
      body: object.create,
      ...writing,
      response: schema,
      status: 201,
      errors: object.createErrors,
    };
  if (object.patch)
    map[`PATCH /${name}/{id}/`] = {
      ...one,
      summary: `Change ${name}`,
      access: access.write,
      body: object.patch,
      ...writing,
      guarded: true,
      ...(object.patchNeedsVersion ? { versionOf: `GET /${name}/{id}/` as const } : {}),
      ...(object.patchNeedsVersion === 'from-read' ? { versionFromRead: true } : {}),
      errors: ['WRONG_STATE'],
    };
  if (object.deletable)
    map[`DELETE /${name}/{id}/`] = {
      service,
      params,
      summary: `Delete ${name}`,
      access: access.write,
      status: 204,
      guarded: true,
      errors: ['WRONG_STATE'],
    };
  return map;
}
