/** Splits a long form into chapters, one per screen. The request type defines them. */
import type { FormChapter } from '@portal/contract/request-types/request-type';
import type { DraftField, DraftValues } from './draft-values.ts';
import { stepProblems, type Problem } from './steps.ts';
import { sectionFields, type StepKey, type WizardPlan } from './wizard-plan.ts';

/** The chapters of a step that currently have questions; none if the step is a single page. */
export function listChapters(
  plan: WizardPlan,
  step: StepKey,
  values: DraftValues | null,
): readonly FormChapter[] {
  const { chapters = [] } = plan.type;
  if (!values || chapters.length === 0) return [];
  const names = sectionFields(plan, step, values).map(({ name }) => name);
  const hasPlace = (name: string) => chapters.some(({ fields }) => fields.includes(name));
  if (!names.every(hasPlace)) return [];
  return chapters.filter(({ fields }) => fields.some((name) => names.includes(name)));
}

/** The chapter of a field. Anything that belongs to no chapter goes to the first one. */
export const findChapter = (
  chapters: readonly FormChapter[],
  field: DraftField | undefined,
): FormChapter | undefined =>
  chapters.find(({ fields }) => field !== undefined && fields.includes(field)) ?? chapters[0];

export const chapterOfProblem = (
  chapters: readonly FormChapter[],
  { name, besideField }: Problem,
): FormChapter | undefined => findChapter(chapters, besideField ?? name);

/** The first incomplete chapter; the first of all if all are complete. */
export function firstOpenChapter(
  chapters: readonly FormChapter[],
  plan: WizardPlan,
  step: StepKey,
  values: DraftValues | null,
): FormChapter | undefined {
  const open = stepProblems(plan, step, values).map((problem) => chapterOfProblem(chapters, problem));
  return chapters.find((chapter) => open.includes(chapter)) ?? chapters[0];
}

export interface ChapterState {
  readonly chapter: FormChapter;
  /** Number of unanswered questions without an error. */
  readonly open: number;
  /** Number of errors found on leaving the chapter or by the server. */
  readonly errors: number;
}

export function countChapters(
  chapters: readonly FormChapter[],
  missing: readonly Problem[],
  shown: readonly Problem[],
): ChapterState[] {
  const namesIn = (problems: readonly Problem[], chapter: FormChapter) =>
    new Set(problems.filter((each) => chapterOfProblem(chapters, each) === chapter).map(({ name }) => name));
  return chapters.map((chapter) => {
    const errors = namesIn(shown, chapter);
    const open = [...namesIn(missing, chapter)].filter((name) => !errors.has(name));
    return { chapter, open: open.length, errors: errors.size };
  });
}
