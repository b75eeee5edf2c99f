/** Which answers of an earlier request a new draft can take over. */
import {
  answerLabel,
  draftSchema,
  fieldByName,
  formFields,
  isEmptyValue,
  requestType,
  type FormAnswers,
  type RequestForm,
} from '@portal/contract';
import { translate } from '@portal/kit';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { copyWords as words } from '../../../texts/en/request-copy.ts';

export interface LeftOut {
  readonly label: string;
  readonly reason: string;
}
interface Earlier {
  readonly type: number;
  readonly form: RequestForm;
  /** The form version in which the answers were given. */
  readonly oldForm: RequestForm | null;
  readonly answers: FormAnswers;
  /** Whether the owner may have the kind of samples named in the answers. */
  readonly isKindFitting: boolean;
  readonly isCohortFitting: (cohort: string) => boolean;
}

/** Answers about a revision concern only that request; they are dropped without being listed as left out. */
const OF_A_REVISION = 'request_changes';

export function fittingAnswers({ type, form, oldForm, answers, isKindFitting, isCohortFitting }: Earlier): {
  fitting: FormAnswers;
  leftOut: LeftOut[];
} {
  const { cohortField, sampleFields } = requestType(type);
  const given = Object.entries(answers).filter(
    ([name, value]) => name !== OF_A_REVISION && !isEmptyValue(value),
  );
  const schema = draftSchema(form);
  const fieldTypes = new Map<string, string>(formFields(form).map((field) => [field.name, field.type]));
  const findReason = (name: string, value: unknown): string | undefined => {
    const fieldType = fieldTypes.get(name);
    if (fieldType === undefined) return words.noQuestion;
    if (fieldType === 'file') return words.file;
    if (fieldType === 'collection') return words.collection;
    if (fieldType === 'samples' || name === sampleFields?.samples) return words.samples;
    if (name === sampleFields?.kind && !isKindFitting) return requestRefusals.samples.kindRefused;
    if (name === cohortField && !isCohortFitting(String(value))) return words.cohort;
    return schema.safeParse({ [name]: value }).success ? undefined : words.otherAnswer;
  };
  const checked = given.map(([name, value]) => ({ name, value, reason: findReason(name, value) }));
  const getLabel = (name: string): string => {
    const field = fieldByName(form, name) ?? fieldByName(oldForm, name);
    return field ? translate(answerLabel(field)) : name;
  };
  return {
    fitting: Object.fromEntries(
      checked.flatMap(({ name, value, reason }) => (reason === undefined ? [[name, value]] : [])),
    ),
    leftOut: checked.flatMap(({ name, reason }) =>
      reason === undefined ? [] : [{ label: getLabel(name), reason: translate(reason) }],
    ),
  };
}
