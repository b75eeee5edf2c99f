/** A request's answers in the API: a union distinguished by type, generated from the types' forms. */
import { z } from 'zod';
import { formFields, type FormAnswers } from '../forms/form-rules.ts';
import { answerSchema } from '../forms/form-schema.ts';
import { LIMITS } from '../basics/limits.ts';
import { Id, text, Timestamp } from '../api/primitives.ts';
import { REQUEST_STATUSES } from './statuses.ts';
import type { RequestField } from '../forms/form-answers.ts';
import type { StoredAnswer, TypedDetails, TypedDraft } from '../request-types/answers.ts';
import { ALL_REQUEST_TYPES, listForms } from '../request-types/lookup.ts';
import type { RequestTypeDefinition } from '../request-types/request-type.ts';

const AnyAnswer: z.ZodType<StoredAnswer> = z
  .lazy(() =>
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(AnyAnswer),
      z.record(z.string(), AnyAnswer),
    ]),
  )
  .meta({ id: 'StoredAnswer' });

/** Checks only the type of a stored answer: older form versions had other limits. */
function storedSchema({ type }: RequestField): z.ZodType {
  switch (type) {
    case 'number':
    case 'collection':
      return z.number();
    case 'checkbox':
      return z.boolean();
    case 'select':
    case 'radio':
      return z.union([z.string(), z.number()]);
    case 'checkboxes':
      return z.array(z.union([z.string(), z.number()]));
    case 'tags':
      return z.array(z.string());
    case 'file':
      return z.array(z.object({ id: z.string(), name: z.string() }));
    case 'table':
      return z.array(z.record(z.string(), AnyAnswer));
    case 'samples':
      return z.record(z.string(), z.number().nullable());
    case 'date':
    case 'email':
    case 'rich_text':
    case 'tel':
    case 'text':
    case 'textarea':
      return z.string();
  }
}

/** Every field of any version of the type's form, except fields stored in columns. */
const fieldsOfType = (type: RequestTypeDefinition): RequestField[] =>
  listForms(type)
    .flatMap((form) => formFields(form))
    .filter(({ isColumn }) => !isColumn);

/** Files attached to decision emails, newest first. They are stored among the answers, but no form asks for them. */
const DecisionDocuments = z.array(
  z.object({ id: z.string(), name: z.string(), status: z.literal(REQUEST_STATUSES), created: Timestamp }),
);

/** Fields under their own names, plus single fields under the names of the specification. */
const wireFields = (type: RequestTypeDefinition): RequestField[] => {
  const own = fieldsOfType(type);
  const named = Object.entries(type.answerNames ?? {}).flatMap(([name, field]) =>
    own.filter((each) => each.name === field).map((each) => ({ ...each, name })),
  );
  return [...own, ...named];
};

/** Objects that group several answers, under the names of the specification. */
const groupShape = (
  type: RequestTypeDefinition,
  makeObject: (fields: readonly RequestField[]) => z.ZodType,
): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(type.answerNames ?? {}).flatMap(([name, fields]) =>
      typeof fields === 'string'
        ? []
        : [[name, makeObject(fieldsOfType(type).filter((field) => fields.includes(field.name))).optional()]],
    ),
  );

const storedShape = (fields: readonly RequestField[]): Record<string, z.ZodType> =>
  Object.fromEntries(fields.map((field) => [field.name, storedSchema(field).nullable().optional()]));

const storedAnswersSchema = (type: RequestTypeDefinition): z.ZodType =>
  type.forms.length === 0
    ? z.record(z.string(), AnyAnswer)
    : z.object({
        ...storedShape(wireFields(type)),
        ...groupShape(type, (fields) => z.object(storedShape(fields))),
        decision_docs: DecisionDocuments.optional(),
        meeting_notes: z.string().optional(),
        meeting_notes_version: z.int().optional(),
      });

/** Request details of any type; each variant includes `common`. */
export function detailsSchema<Common extends z.ZodRawShape>(common: Common) {
  const [first, ...others] = ALL_REQUEST_TYPES.map((type) =>
    z.object({ type: z.literal(type.number), additional_data: storedAnswersSchema(type), ...common }),
  );
  if (!first) throw new Error('there are no request types');
  return z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<
    TypedDetails & z.output<z.ZodObject<Common>>
  >;
}

/**
 * Review meeting notes are sent with the answers (spec 3 section 3). `_version` is the version that the caller had
 * read.
 */
const MEETING_NOTES = {
  meeting_notes: text(LIMITS.longText).optional(),
  meeting_notes_version: z.int().min(0).max(2_147_483_647).optional(),
} as const;
export type MeetingNotesChange = z.output<z.ZodObject<typeof MEETING_NOTES>>;

/** Changed answers, and changed meeting notes. */
export const changedAnswersSchema = (): z.ZodType<TypedDraft & MeetingNotesChange> =>
  draftSchema<TypedDraft & MeetingNotesChange>(MEETING_NOTES);

/**
 * Answers that a draft may contain, by name. Whether its own form has a field is checked later, when the request is
 * known, since a patch does not include the type. Documentation and clients get the answers by type. If fields of one
 * name differ between forms or versions, any of their values is accepted.
 */
export const draftAnswersSchema = (): z.ZodType<TypedDraft> => draftSchema<TypedDraft>({});

/** Renewal answers; the renewed request may be given under the Research Match name `rm_application`. */
export const renewalAnswersSchema = (): z.ZodType<FormAnswers & { rm_application?: number }> =>
  draftObject(
    ALL_REQUEST_TYPES.flatMap(({ renewalForms = [] }) => renewalForms.flatMap((form) => formFields(form))),
    { rm_application: Id.optional() },
  );

export const StoredRenewalAnswers = z.record(z.string(), AnyAnswer);

function draftSchema<Draft>(more: z.ZodRawShape): z.ZodType<Draft> {
  const types = ALL_REQUEST_TYPES.filter((type) => listForms(type).length > 0);
  const groups = Object.assign({}, ...types.map(draftGroups)) as z.ZodRawShape;
  const schema = draftObject(types.flatMap(wireFields), { ...more, ...groups }).meta({
    anyOf: types.map((type) => describeDraft(type, { ...more, ...draftGroups(type) })),
  });
  return schema as unknown as z.ZodType<Draft>;
}

/** Grouped answers, as a draft may send them. */
const draftGroups = (type: RequestTypeDefinition) => groupShape(type, (fields) => draftObject(fields, {}));

function draftObject(fields: readonly RequestField[], more: z.ZodRawShape) {
  const byName = new Map<string, Map<string, z.core.$ZodType>>();
  for (const field of fields) {
    const schemas = byName.get(field.name) ?? new Map<string, z.core.$ZodType>();
    schemas.set(JSON.stringify(field), answerSchema(field, 'draft'));
    byName.set(field.name, schemas);
  }
  return z.strictObject({
    ...Object.fromEntries(
      [...byName].map(([name, schemas]) => {
        const [first, ...others] = schemas.values();
        return [name, first && others.length === 0 ? first : z.union([...schemas.values()]).optional()];
      }),
    ),
    ...more,
  });
}

function describeDraft(type: RequestTypeDefinition, more: z.ZodRawShape) {
  const { $schema, ...schema } = z.toJSONSchema(draftObject(wireFields(type), more), {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  });
  void $schema;
  return { title: type.label, ...schema };
}
