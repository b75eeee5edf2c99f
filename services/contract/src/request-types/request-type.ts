/** What a folder of a request type says. */
import { translatable } from '../words/words.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { FormAnswers } from '../forms/form-rules.ts';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
/** One version of a type's form. Sections are steps of the wizard. Once published it never changes. */
export type RequestForm = DeepReadonly<FormDefinition>;

/** By which table and pipeline a request is decided. */
export type DecisionFlow = 'plain' | 'funding' | 'research_match' | 'tissue';
/** What a resource is counted to where requests are chosen: one request is for resources of one group. */
export type ResourceGroup = 'data' | 'biospecimen' | 'funding' | 'research_match' | 'autism_brainnet';
/** Under which heading of a reviewer's home the request stands (spec 3 section 2.1). */
export type ReviewHeading = 'research_match' | 'tissue' | 'pilot' | 'data' | 'resource';
/** Windows in which the foundation begins the reviews of many requests at once (spec 3 section 2.4). */
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

/** A statement of the usage policy that must be answered with True. The answer is a field of the request. */
export interface PolicyQuestion {
  readonly field: 'intent_to_download' | 'agreed_nih' | 'data_safeguard';
  /** The first wording; later terms may have another one. */
  readonly statement: string;
  /** For everyone who reads the answer. */
  readonly answerLabel: string;
  /** In the history of the request. */
  readonly historyLabel: string;
}
export interface PolicySection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}
/** Terms that are agreed to. A version that someone agreed to is never changed: a new wording is a new version. */
export interface TermsVersion {
  readonly version: string;
  readonly sections: readonly PolicySection[];
  /** What is answered and ticked with this version, where it differs from the wording in the policy. */
  readonly statements?: readonly Pick<PolicyQuestion, 'field' | 'statement'>[];
  readonly agreement?: string;
}
export interface UsagePolicy {
  readonly questions: readonly PolicyQuestion[];
  /** The sentence beside the box to tick, in its first wording. */
  readonly agreement: string;
  /** Oldest first; the last one is agreed to now. */
  readonly terms: readonly [TermsVersion, ...TermsVersion[]];
}

/** What is known of a request beside its answers; conditions of its form may use what `given` makes of it. */
export interface RequestFacts {
  /** It was submitted before. */
  readonly isRevision: boolean;
  readonly datasets: readonly { readonly type: number; readonly gpf_accessible: boolean }[];
}

/** What a researcher is given, and destroys or returns once access has ended. */
export const OBTAINED_KINDS = ['data', 'biospecimens', 'tissue'] as const;
export type ObtainedKind = (typeof OBTAINED_KINDS)[number];

/**
 * A line of what is asked for, above the application. Fields without a label of the line: the first one names it and the
 * others follow with their names. The datasets of a request are no answers of its form.
 */
export type BriefLine =
  | { readonly fields: readonly string[]; readonly label?: string; readonly part?: undefined }
  | { readonly part: 'datasets'; readonly label: string };

/** A screen of a long form. Its questions are asked in this order. */
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
  /** Groups that cannot be asked for together with this one (spec 2 section 5). */
  readonly excludes: readonly ResourceGroup[];
  /** What one asks for, in a sentence, where the type is chosen. */
  readonly summary: string;
  /** Whether an approved request of the type opens the brain bank, or the type needs that it is open. */
  readonly approval?: 'gives' | 'needs';
  /** Members of the team need a valid IRB letter. */
  readonly needsIrb: boolean;
  /**
   * What is chosen on the step Resources: datasets, one kind of sample, or the type itself. Null where the type is not chosen
   * there.
   */
  readonly resources: 'datasets' | 'samples' | 'itself' | null;
  readonly reviewHeading: ReviewHeading;
  /** Windows that begin its reviews; where there is none, the assignment of the primary reviewer does. */
  readonly reviewWindows?: readonly ReviewWindowKind[];
  /** The field whose answer names the cohort of the request, where no dataset does. */
  readonly cohortField?: string;
  /** The fields that hold samples, their kind, and whether iPSCs are made of them, where samples are asked for. */
  readonly sampleFields?: { readonly samples: string; readonly kind: string; readonly ipscs: string };
  /**
   * Names of the specification that the forms do not have: of a question, or of several that travel as one object. Answers are
   * read and told under both ({@link unfoldAnswers}).
   */
  readonly answerNames?: Readonly<Record<string, string | readonly string[]>>;
  /** The field that names a collection of donors, and from which of the brain bank's stocks. */
  readonly collection?: { readonly field: string; readonly isPilot: boolean };
  readonly policy: UsagePolicy;
  readonly tabs: readonly RequestTab[];
  /**
   * The questions to know first, in the order of their lines: at most four lines for each form of the type. They stand beside
   * the forms, since a published version never changes, and a question keeps its name from version to version.
   */
  readonly brief: readonly BriefLine[];
  /** Screens of a long form, beside its versions as `brief` is. A form with a question that is in none of them is one page. */
  readonly chapters?: readonly FormChapter[];
  /** By what reviewers score; null where they only decide. */
  readonly rubric: { readonly key: string; readonly version: number } | null;
  readonly documents: readonly RequestDocument[];
  /** Versions, oldest first; the last one is filled in now. A type without a form is not offered. */
  readonly forms: readonly RequestForm[];
  /** The type that a renewal of such a request has, with its form; absent where no one renews it. */
  readonly renewedBy?: number;
  /** Versions of the form of renewals that have this type, oldest first. Their numbers are none of those of `forms`. */
  readonly renewalForms?: readonly RequestForm[];
  /** What is given where such a request is fulfilled; absent where there is nothing to destroy or to return. */
  readonly obtains?: readonly ObtainedKind[];
  /** Values for the names in `given` of the forms. */
  readonly given?: (facts: RequestFacts) => FormAnswers;
}

/** Keeps the literal types of a definition. */
export const defineRequestType = <const T extends RequestTypeDefinition>(type: T): T =>
  translatable(`request-type/${type.key}`, type);

/** What every request has. */
export const COMMON_TABS: readonly RequestTab[] = ['project', 'details', 'team', 'policy'];
/** With the donors, of types that ask for a collection. */
export const COLLECTION_TABS: readonly RequestTab[] = ['project', 'details', 'team', 'collection', 'policy'];
/** With the ledger of access, of types that ask for datasets. */
export const ALL_TABS: readonly RequestTab[] = [...COMMON_TABS, 'access'];
