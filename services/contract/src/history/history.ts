/**
 * How an object's history is shown, field by field: who may read a field, its label and the text of its values. Each
 * object declares its own history (`defineObject`, `history`). The core service and the pages read the declarations, so
 * a new object changes neither.
 */
import { translatable } from '../words/words.ts';

/** What kind of row a stored id refers to; the page that shows the history looks up the name. */
export type HistoryReference = 'person' | 'institution' | 'dataset';

export interface HistoryField {
  readonly label: string;
  /** True if everyone who may read the object sees the field; otherwise only staff who read the whole history do. */
  readonly isPublic: boolean;
  /** Labels of stored numbers or codes. */
  readonly values?: Readonly<Record<string, string>>;
  readonly refersTo?: HistoryReference;
  /**
   * `time`: with the time of day. `opposite`: stored negated. `dollars`: an amount. `answer`: one or more answers of
   * the request's form, labeled by the form.
   */
  readonly format?: 'time' | 'opposite' | 'dollars' | 'answer';
  /** Fields of a column that contains an object. Fields not listed here are not shown. */
  readonly inside?: Readonly<Record<string, HistoryField>>;
}
/** Database bookkeeping, irrelevant to readers. */
export type DeclaredField = HistoryField | 'internal';
export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

type More = Omit<HistoryField, 'label' | 'isPublic'>;
/** A field that everyone who may read the object sees in its history. */
export const forEveryone = (label: string, more: More = {}): HistoryField => ({
  label,
  isPublic: true,
  ...more,
});
/** A field that only staff who read the whole history see. */
export const forStaff = (label: string, more: More = {}): HistoryField => ({
  label,
  isPublic: false,
  ...more,
});

/** One row that was created, changed or deleted. */
export interface HistoryStep {
  readonly operation: 'created' | 'changed' | 'deleted';
  readonly before: (field: string) => unknown;
  readonly after: (field: string) => unknown;
  /** The value after the step as text; for a deletion the value before. '' for none. */
  readonly words: (field: string) => string;
}

export interface RowHistory {
  readonly label: string;
  readonly fields: DeclaredFields;
  /** The step as text: 'Reviewer assigned'. '' if the fields describe it. */
  readonly title?: (step: HistoryStep) => string;
  /** Fields already covered by the title or the subject. */
  readonly inTitle?: readonly string[];
}

/** Rows that belong to an object and appear in its history. */
export interface PartHistory extends RowHistory {
  /** The ability that a reader needs on the object to see these rows. */
  readonly needs?: string;
  /**
   * The person or thing that the step concerns. It alone describes a created or deleted row; a changed row shows its
   * fields too.
   */
  readonly subject?: (step: HistoryStep) => string;
  /** The icon in front of these steps. */
  readonly icon?: 'person' | 'comment' | 'access' | 'file' | 'warning' | 'part';
  /** The field whose text is quoted. */
  readonly quote?: string;
  /** The title describes the step completely. */
  readonly isDescribedByTitle?: true;
  /** Each row is a separate step, even if several were written together. */
  readonly isSeparateStep?: true;
  /**
   * Fields of the object that change in the same call; this row's step already describes them, so they get no step of
   * their own.
   */
  readonly coveredFields?: readonly string[];
}

export interface ObjectHistory extends RowHistory {
  /** The model name in audit rows: the first argument of `audit.attach`. */
  readonly model: string;
  /** The object's status field, which a step shows separately. */
  readonly status?: string;
  /** Abilities on the object that staff need to read the whole history. */
  readonly needs?: readonly string[];
  /** The column with the id of a person who may never read the whole history, not even that of deleted rows. */
  readonly hiddenFrom?: string;
  /** Whose names readers of the public fields see: everyone except staff, or only their own. */
  readonly names?: 'not_staff' | 'oneself';
  /** By model. */
  readonly parts?: Readonly<Record<string, PartHistory>>;
  /** True without declared labels: fields are labeled by their column names. */
  readonly isPlain?: true;
  /** Titles for steps of other objects in this history, by model; '' omits a step. */
  readonly otherObjectTitles?: Readonly<Record<string, (step: HistoryStep) => string>>;
}

/**
 * A history without declared labels (decision 200): only staff read it, and fields are labeled by their column names.
 */
export const plainHistory = (model: string): ObjectHistory => {
  const words = model.replaceAll('-', ' ');
  return {
    model,
    label: words.charAt(0).toUpperCase() + words.slice(1),
    fields: { id: 'internal', created: 'internal' },
    isPlain: true,
  };
};

/**
 * Preserves the literal model name of a declaration. The declaration is not a type parameter, so that the compiler
 * rejects unknown properties. Otherwise a misspelled `hiddenFrom` would be ignored.
 */
export const defineHistory = <const M extends string>(
  history: ObjectHistory & { readonly model: M },
): ObjectHistory & { readonly model: M } => translatable(`history/${history.model}`, history);

/** A title function that chooses by operation. */
export const titles =
  (words: Readonly<Record<HistoryStep['operation'], string>>) =>
  ({ operation }: Pick<HistoryStep, 'operation'>): string =>
    words[operation];

/** Fields of the object's own rows that everyone who may read the object sees in its history. */
export const publicFields = ({ fields }: RowHistory): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && field !== 'internal' && field.isPublic;
  });
