/** Long forms a screen at a time: their type names the chapters beside the form. */
import type { FormChapter } from '@portal/contract/request-types/request-type';
import type { DraftField, DraftValues } from './draft-values.ts';
import { stepProblems, type Problem } from './steps.ts';
import { sectionFields, type StepKey, type WizardPlan } from './wizard-plan.ts';

/** The chapters of a step that ask something now; none where its questions are on one page. */
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

/** The chapter that asks a question; what no question is about belongs to the first one. */
export const findChapter = (
  chapters: readonly FormChapter[],
  field: DraftField | undefined,
): FormChapter | undefined =>
  chapters.find(({ fields }) => field !== undefined && fields.includes(field)) ?? chapters[0];

export const chapterOfProblem = (
  chapters: readonly FormChapter[],
  { name, besideField }: Problem,
): FormChapter | undefined => findChapter(chapters, besideField ?? name);

/** The first chapter that still lacks something; the first of all when none does. */
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
  /** Questions that are not answered yet and were not complained about. */
  readonly open: number;
  /** What was found wrong when the chapter was left, or by the server. */
  readonly errors: number;
}

/** How far each chapter is. */
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
