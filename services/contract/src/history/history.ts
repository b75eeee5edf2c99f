/**
 * What the history of an object says, field by field: who reads it, what it is called and how a stored value reads. Each
 * object declares its own (`defineObject`, `history`); the core service and the screens read the declarations, so that a
 * new object needs no change of either.
 */
import { translatable } from '../words/words.ts';

/** The name of a stored id; the page that shows the history knows the names. */
export type HistoryReference = 'person' | 'institution' | 'dataset';

export interface HistoryField {
  readonly label: string;
  /** Everyone who may read the object reads it; else those of the staff who read the whole trail. */
  readonly isPublic: boolean;
  /** Words of stored values that are numbers or codes. */
  readonly values?: Readonly<Record<string, string>>;
  readonly refersTo?: HistoryReference;
  /**
   * `time`: with the hour. `opposite`: a yes is stored as no. `dollars`: an amount. `answer`: an answer of the request's
   * form, or several, which the form names.
   */
  readonly format?: 'time' | 'opposite' | 'dollars' | 'answer';
  /** Of a column with an object: its fields. What is not named here is not shown. */
  readonly inside?: Readonly<Record<string, HistoryField>>;
}
/** Bookkeeping of the database, which says nothing to a reader. */
export type DeclaredField = HistoryField | 'internal';
export type DeclaredFields = Readonly<Record<string, DeclaredField>>;

type More = Omit<HistoryField, 'label' | 'isPublic'>;
/** Everyone who may read the object reads the field in its history. */
export const forEverybody = (label: string, more: More = {}): HistoryField => ({
  label,
  isPublic: true,
  ...more,
});
/** Those of the staff who read the whole trail read it. */
export const forStaff = (label: string, more: More = {}): HistoryField => ({
  label,
  isPublic: false,
  ...more,
});

/** One row that was written, deleted or changed. */
export interface HistoryStep {
  readonly operation: 'created' | 'changed' | 'deleted';
  readonly before: (field: string) => unknown;
  readonly after: (field: string) => unknown;
  /** In words, the value after the step; of what was deleted, the one before. '' for none. */
  readonly words: (field: string) => string;
}

export interface RowHistory {
  readonly label: string;
  readonly fields: DeclaredFields;
  /** The step in words: 'Reviewer assigned'. '' where the fields say it. */
  readonly title?: (step: HistoryStep) => string;
  /** Fields that the title or the subject says. */
  readonly inTitle?: readonly string[];
}

/** Rows that belong to an object and are in its trail. */
export interface PartHistory extends RowHistory {
  /** What may be done with the object by the person who reads these rows. */
  readonly needs?: string;
  /** Whom or what the step was about. A row that came or went is described by it alone, one that changed by its fields too. */
  readonly subject?: (step: HistoryStep) => string;
  /** Comes before its steps. */
  readonly icon?: 'person' | 'comment' | 'access' | 'file' | 'warning' | 'part';
  /** The field whose words are quoted. */
  readonly quote?: string;
  /** The title says everything. */
  readonly isDescribedByTitle?: true;
  /** Each is a separate step, also when several were written together. */
  readonly staysApart?: true;
  /** It changes the object in the same call, which is no step of its own; these fields of the object it says already. */
  readonly describes?: readonly string[];
}

export interface ObjectHistory extends RowHistory {
  /** As the rows of the trail name it: the first argument of `audit.attach`. */
  readonly model: string;
  /** The field with the object's status, which has its own place in a step. */
  readonly status?: string;
  /** What may be done with the object by the person who reads the whole trail, beside being of the staff. */
  readonly needs?: readonly string[];
  /** The column with the person who never reads the whole trail, not even of what was deleted. */
  readonly hiddenFrom?: string;
  /** Readers of the public fields learn by name who acted: everyone but the staff, or themselves alone. */
  readonly names?: 'not_staff' | 'oneself';
  /** By model. */
  readonly parts?: Readonly<Record<string, PartHistory>>;
  /** No one declared words: fields are called as their columns are. */
  readonly isPlain?: true;
  /** Titles of steps of other objects that are in the trail beside its own, by model; '' leaves a step out. */
  readonly beside?: Readonly<Record<string, (step: HistoryStep) => string>>;
}

/**
 * For an object whose history has no words of its own (decision 200): staff alone read it, and what is not named here is
 * called as its column is.
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
 * Preserves the literal model of a declaration. The declaration itself is no type parameter, so that the compiler refuses a
 * property that no history has: a rule such as `hiddenFrom` that is spelled otherwise would be ignored.
 */
export const defineHistory = <const M extends string>(
  history: ObjectHistory & { readonly model: M },
): ObjectHistory & { readonly model: M } => translatable(`history/${history.model}`, history);

/** Titles by what happened to the row. */
export const titles =
  (words: Readonly<Record<HistoryStep['operation'], string>>) =>
  ({ operation }: Pick<HistoryStep, 'operation'>): string =>
    words[operation];

/** Fields of the object's own rows that everyone who may read the object also reads in its history. */
export const publicFields = ({ fields }: RowHistory): string[] =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return field !== undefined && field !== 'internal' && field.isPublic;
  });
