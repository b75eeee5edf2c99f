/**
 * The generic object API (spec 1 section 7): one declaration per object yields its list, read, create, patch and delete
 * endpoints. Services pass the same declaration to kit's resource layer, so client and server cannot differ.
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
  O extends string = string,
> {
  readonly name: N;
  readonly service: ServiceName;
  /** The object as answered, including expanded relations. */
  readonly schema: S;
  readonly create: C;
  readonly patch: P;
  readonly deletable: D;
  readonly params: z.ZodType;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly search: readonly string[];
  readonly ordering: readonly O[];
  readonly defaultOrdering: NoInfer<O> | `-${NoInfer<O>}`;
  readonly expand: readonly string[];
  /** The relations among these that are too large for list rows; they can be expanded only when one object is read. */
  readonly expandOne: readonly string[];
  readonly grouping: readonly string[];
  /** Maximum number of rows per page, if lower than the general maximum. */
  readonly listMaximum: number | undefined;
  readonly access: { readonly read: Access; readonly write: Access };
  /** Pages fetch the list automatically at intervals. */
  readonly polled: boolean;
  /** Errors of the create endpoint in addition to invalid input and missing permission. */
  readonly createErrors: readonly ErrorCode[];
  /**
   * Whether a patch must name the version that it changes (If-Match). With `from-read`, the session's last read may
   * replace it.
   */
  readonly patchNeedsVersion: boolean | 'from-read';
  /** Maximum size of a write's body in bytes, if the default is too small. */
  readonly bodyLimit: number | undefined;
  /** Who may read the object's history and with which labels; undefined if it has none. */
  readonly history: ObjectHistory | undefined;
}

/** `{count, next, previous, results}`; `count` stops at the cap unless the query has `count=exact`. */
export const listSchema = <S extends z.ZodType>(schema: S) =>
  z.object({
    count: z.int().min(0),
    count_capped: z.boolean().optional(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(schema),
    /** Counts by value for each field named in `grouping`. */
    groups: z.record(z.string(), z.record(z.string(), z.int())).optional(),
    /** Ids of this page by value for each field named in `split`. */
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
  O extends string = string,
> extends ObjectDeclaration<N, S, C, P, D, O> {
  /**
   * For an object of any type the endpoints are a plain map; otherwise no object with literal keys would be assignable
   * to `PortalObject`.
   */
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

/** Declares an object of the API. Fields, filters and relations not named here do not exist in the API. */
export function defineObject<
  const N extends string,
  S extends z.ZodObject,
  C extends z.ZodType | undefined = undefined,
  P extends z.ZodType | undefined = undefined,
  const D extends boolean = false,
  const O extends string = never,
>(
  given: Omit<ObjectDeclaration<N, S, C, P, D, O>, Defaults | 'create' | 'patch' | 'deletable'> &
    Partial<Pick<ObjectDeclaration<N, S, C, P, D, O>, Exclude<Defaults, 'history'>>> & {
      create?: C;
      patch?: P;
      deletable?: D;
      /** `plain`: a history for staff only, with column names as labels. */
      history?: ObjectHistory | 'plain';
    },
): PortalObject<N, S, C, P, D, O> {
  const object: ObjectDeclaration<N, S, C, P, D, O> = {
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

/** Fields of a list row; relations are included only with `expand`. */
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
