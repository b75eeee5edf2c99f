/** TypeScript types of a request's answers, derived from the forms. Types only, so there is no run-time cost. */
import type { RequestStatus } from '../request/statuses.ts';
import type { RequestForm, RequestTypeDefinition } from './request-type.ts';
import type { REQUEST_TYPE_LIST } from './index.ts';

/** A value of a form that is not defined here: JSON as stored. */
export type StoredAnswer =
  | string
  | number
  | boolean
  | null
  | StoredAnswer[]
  | { [name: string]: StoredAnswer };

interface FileAnswer {
  id: string;
  name: string;
}
interface Answers {
  text: string;
  email: string;
  tel: string;
  textarea: string;
  rich_text: string;
  date: string;
  number: number;
  checkbox: boolean;
  select: string | number;
  radio: string | number;
  checkboxes: (string | number)[];
  tags: string[];
  file: FileAnswer[];
  samples: { [id: string]: number | null };
  collection: number;
  table: { [column: string]: StoredAnswer }[];
}

type FieldIn<Form extends RequestForm> = Extract<
  Form['sections'][number]['items'][number],
  { readonly name: string }
>;
/** Every answer is optional: the request may be a draft, or use another version of the form. */
export type TypedAnswers<Form extends RequestForm> = {
  [Field in FieldIn<Form> as Field extends { readonly isColumn: true } ? never : Field['name']]?:
    | Answers[Field['type']]
    | null;
};

/** `additional_data` of a request of the type. */
export type AdditionalData<Type extends RequestTypeDefinition> = Type['forms'] extends readonly []
  ? { [name: string]: StoredAnswer }
  : TypedAnswers<Type['forms'][number]>;

/** A file attached to a decision's email. */
export interface DecisionDocument {
  id: string;
  name: string;
  status: RequestStatus;
  created: string;
}

/** Staff data stored with the answers; each part is omitted for readers who may not see it. */
type StaffDetails = {
  decision_docs?: DecisionDocument[];
  /** Sanitized HTML. */
  meeting_notes?: string;
  meeting_notes_version?: number;
};

type DetailsOfType<Type> = Type extends RequestTypeDefinition
  ? {
      type: Type['number'];
      additional_data: AdditionalData<Type> & StaffDetails;
    }
  : never;
/** Request details as a union, distinguished by type. */
export type TypedDetails = DetailsOfType<(typeof REQUEST_TYPE_LIST)[number]>;

type DraftOfType<Type> = Type extends RequestTypeDefinition
  ? Type['forms'] extends readonly []
    ? never
    : TypedAnswers<Type['forms'][number]>
  : never;
/** Draft answers of any type; only types with a form have some. */
export type TypedDraft = DraftOfType<(typeof REQUEST_TYPE_LIST)[number]>;
