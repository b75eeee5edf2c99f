/** The definition of a request type, as each type's folder provides it. */
import { translatable } from '../words/words.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { FormAnswers } from '../forms/form-rules.ts';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
/** One version of a type's form. Its sections are the steps of the wizard. A published version never changes. */
export type RequestForm = DeepReadonly<FormDefinition>;

/** Selects the status table and pipeline by which a request is decided. */
export type DecisionFlow = 'plain' | 'funding' | 'research_match' | 'tissue';
/** Groups of resources in the selection: one request may contain only resources of one group. */
export type ResourceGroup = 'data' | 'biospecimen' | 'funding' | 'research_match' | 'autism_brainnet';
/** The heading on a reviewer's home page under which the request is listed (spec 3 section 2.1). */
export type ReviewHeading = 'research_match' | 'tissue' | 'pilot' | 'data' | 'resource';
/** Review windows, in which the foundation starts many reviews together (spec 3 section 2.4). */
export const REVIEW_WINDOW_KINDS = ['research_match', 'research_match_renewal', 'abn_tissue'] as const;
export type ReviewWindowKind = (typeof REVIEW_WINDOW_KINDS)[number];
export type RequestTab =
  | 'project'
  | 'details'
  | 'team'
  | 'collection'
  | 'availability'
  | 'renewal_info'
  | 'publication_info'
  | 'renewal'
  | 'policy'
  | 'access';
export type RequestDocument = 'approval_notice';

/** A usage policy statement that must be answered with True. The answer is a field of the request. */
export interface PolicyQuestion {
  readonly field: 'intent_to_download' | 'agreed_nih' | 'data_safeguard';
  /** The original wording; later terms may replace it. */
  readonly statement: string;
  /** Label for readers of the answer. */
  readonly answerLabel: string;
  /** Label in the request's history. */
  readonly historyLabel: string;
}
export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
/** Terms to be agreed to. A version that someone agreed to never changes: new wording needs a new version. */
export interface TermsVersion {
  readonly version: string;
  readonly sections: readonly PolicySection[];
  /** Statements and checkbox sentence of this version, if they differ from the policy's original wording. */
  readonly statements?: readonly Pick<PolicyQuestion, 'field' | 'statement'>[];
  readonly agreement?: string;
}
export interface UsagePolicy {
  readonly questions: readonly PolicyQuestion[];
  /** The original sentence beside the checkbox. */
  readonly agreement: string;
  /** Oldest first; new requests agree to the last one. */
  readonly terms: readonly [TermsVersion, ...TermsVersion[]];
}

/** Facts about a request other than its answers; `given` converts them into values for the form's conditions. */
export interface RequestFacts {
  /** True if the request was submitted before. */
  readonly isRevision: boolean;
  readonly datasets: readonly { readonly type: number; readonly gpf_accessible: boolean }[];
}

/** Kinds of resources that a researcher receives, and must destroy or return once access has ended. */
export const OBTAINED_KINDS = ['data', 'biospecimens', 'tissue'] as const;
export type ObtainedKind = (typeof OBTAINED_KINDS)[number];

/**
 * A line of the brief above the application. Without a `label`, the first field's label names the line and the other
 * fields follow with their labels. With `partLabels`, each answer has a line of text, under its name here instead of a
 * label that repeats the line's. The `part` variant is for datasets, which are not answers of the form.
 */
export type BriefLine =
  | {
      readonly fields: readonly string[];
      readonly label?: string;
      readonly partLabels?: readonly string[];
      readonly part?: undefined;
    }
  | { readonly part: 'datasets'; readonly label: string };

/** One screen of a long form. Its questions appear in this order. */
export interface FormChapter {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

export interface RequestTypeDefinition {
  readonly number: number;
  readonly key: string;
  readonly label: string;
  readonly flow: DecisionFlow;
  readonly group: ResourceGroup;
  /** Groups that cannot be requested together with this one (spec 2 section 5). */
  readonly excludes: readonly ResourceGroup[];
  /** One sentence on what is requested, shown where the type is chosen. */
  readonly summary: string;
  /** `gives`: an approved request of this type opens the brain bank to its owner. `needs`: the type requires that. */
  readonly approval?: 'gives' | 'needs';
  /** Team members need a valid IRB letter. */
  readonly needsIrb: boolean;
  /**
   * What the Resources step offers for this type: datasets, one kind of sample, or the type itself. Null if the type is
   * not offered there.
   */
  readonly resources: 'datasets' | 'samples' | 'itself' | null;
  readonly reviewHeading: ReviewHeading;
  /** Windows that start its reviews; without any, assigning the primary reviewer starts the review. */
  readonly reviewWindows?: readonly ReviewWindowKind[];
  /** The field whose answer names the request's cohort, if no dataset determines it. */
  readonly cohortField?: string;
  /** For sample requests: the fields with the samples, their kind, and whether iPSCs will be made from them. */
  readonly sampleFields?: { readonly samples: string; readonly kind: string; readonly ipscs: string };
  /**
   * Names of the specification that the forms do not have: of a question, or of several that travel as one object. Answers are
   * read and told under both ({@link toFormNames}).
   */
  readonly answerNames?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * The field that names a collection of donors, the fields that say how many donors are asked for, and whether the
   * collection is from the pilot stock.
   */
  readonly collection?: {
    readonly field: string;
    readonly numbers: readonly string[];
    readonly isPilot: boolean;
  };
  readonly policy: UsagePolicy;
  readonly tabs: readonly RequestTab[];
  /**
   * The most important questions, in the order of their lines: at most four lines for each form of the type. They are
   * defined outside the forms, because published versions never change and a question has the same name in every
   * version.
   */
  readonly brief: readonly BriefLine[];
  /**
   * Screens of a long form, defined outside the form versions like `brief`. A form with a question that no chapter
   * contains is shown as one page.
   */
  readonly chapters?: readonly FormChapter[];
  /** The rubric for scoring; null if reviewers only recommend a decision. */
  readonly rubric: { readonly key: string; readonly version: number } | null;
  readonly documents: readonly RequestDocument[];
  /** Form versions, oldest first; new requests use the last one. A type without a form cannot be requested. */
  readonly forms: readonly RequestForm[];
  /** The type of renewals of such requests, which provides their form; absent if they cannot be renewed. */
  readonly renewedBy?: number;
  /** Form versions of renewals of this type, oldest first. Their numbers do not overlap with those of `forms`. */
  readonly renewalForms?: readonly RequestForm[];
  /** Kinds obtained when such a request is fulfilled; absent if nothing has to be destroyed or returned. */
  readonly obtains?: readonly ObtainedKind[];
  /** Values for the names in the forms' `given`. */
  readonly given?: (facts: RequestFacts) => FormAnswers;
}

/** Preserves the literal types of a definition. */
export const defineRequestType = <const T extends RequestTypeDefinition>(type: T): T =>
  translatable(`request-type/${type.key}`, type);

/** Tabs that every request has. */
export const COMMON_TABS: readonly RequestTab[] = ['project', 'details', 'team', 'policy'];
/** Adds the collection tab, for types that ask for a collection of donors. */
export const COLLECTION_TABS: readonly RequestTab[] = ['project', 'details', 'team', 'collection', 'policy'];
/** Adds the access tab, for types that request datasets. */
export const ALL_TABS: readonly RequestTab[] = [...COMMON_TABS, 'access'];
