import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { Request } from '@portal/contract/types';
import { detailItems } from '../../request/model/detail-items.ts';

type Answer = ReturnType<typeof detailItems>[number];

/** A part of the application with its form heading; '' for answers before the first heading. */
export interface ApplicationPart {
  readonly heading: string;
  readonly answers: readonly Answer[];
}

/** The answers grouped by the form's headings; parts without answers are left out. */
export function applicationParts(request: Pick<Request, 'details'>): ApplicationPart[] {
  const answers = new Map(detailItems(request).map((answer) => [answer.name, answer]));
  const form = request.details && requestAnswers(request.details).form;
  if (!form) return answers.size === 0 ? [] : [{ heading: '', answers: [...answers.values()] }];
  const parts: { heading: string; answers: Answer[] }[] = [{ heading: '', answers: [] }];
  for (const item of form.sections.flatMap(({ items }) => items)) {
    if (item.type === 'header') parts.push({ heading: item.text, answers: [] });
    const answer = 'name' in item ? answers.get(item.name) : undefined;
    if (answer) parts.at(-1)?.answers.push(answer);
  }
  return parts.filter((part) => part.answers.length > 0);
}
