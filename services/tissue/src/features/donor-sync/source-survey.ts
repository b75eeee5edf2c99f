/** Converts an ADI-R from the brain bank into the contract's format. */
import type { donorEndpoints } from '@portal/contract';
import { z } from 'zod';
import { line, measure } from './source-values.ts';

const ADI_R = 'ADI-R';
export type SurveyDomain = z.output<
  (typeof donorEndpoints)['GET /abn_survey/']['response']
>['domains'][number];

const Section = z
  .object({
    code: line,
    title: line,
    sum: measure(0, 1000),
    threshold: measure(0, 1000),
    answers: z.array(z.object({ no: line, text: line, value: measure(0, 1000) })).max(200),
  })
  .transform(({ code, title, sum, threshold, answers }) => ({
    domain: `${code}. ${title}`,
    total: sum,
    cutoff: threshold,
    items: answers.map(({ no, text, value }) => ({ item: no, label: text, score: value })),
  }));
const Instruments = z.array(z.object({ name: line, sections: z.unknown() })).max(50);

export interface ReadSurveys {
  readonly names: readonly string[];
  readonly adiR: readonly SurveyDomain[] | null;
}

/** Undefined if the data are invalid. For other instruments than the ADI-R, only the name is stored. */
export function readSurveys(value: unknown): ReadSurveys | undefined {
  const instruments = Instruments.safeParse(value).data;
  if (!instruments) return undefined;
  const names = instruments.map(({ name }) => name);
  const given = instruments.find(({ name }) => name === ADI_R);
  if (!given) return { names, adiR: null };
  const adiR = z.array(Section).max(50).safeParse(given.sections).data;
  return adiR && { names, adiR };
}
