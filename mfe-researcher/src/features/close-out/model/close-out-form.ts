import {
  CLOSE_OUT_OUTCOME_LABELS,
  CLOSE_OUT_OUTCOMES,
  OBTAINED_LABELS,
  type ObtainedKind,
} from '@portal/contract/close-outs';
import { latestToday } from '@portal/contract/days';
import { INPUT_MESSAGES } from '@portal/contract/input-messages';
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf, CloseOut } from '@portal/contract/types';
import type { FormDefinition, FormValues } from '@portal/shared-ui/form';
import { closeOut as words } from '#texts/close-out';

type Body = BodyOf<'POST /close-out/{id}/confirm/'>;

const OPTIONS = CLOSE_OUT_OUTCOMES.map((value) => ({ value, label: CLOSE_OUT_OUTCOME_LABELS[value] }));

/** The follow-up questions about a kind appear only if the researcher obtained it. */
const wasObtained =
  (kind: ObtainedKind) =>
  (values: FormValues): boolean =>
    values[`${kind}_outcome`] === 'destroyed' || values[`${kind}_outcome`] === 'returned';

export const closeOutForm = ({ id, kinds }: Pick<CloseOut, 'id' | 'kinds'>): FormDefinition => ({
  id: `close-out-${id}`,
  sections: [
    ...kinds.map((kind) => ({
      id: kind,
      title: OBTAINED_LABELS[kind],
      items: [
        { name: `${kind}_outcome`, type: 'radio', label: words.outcome, options: OPTIONS },
        {
          name: `${kind}_day`,
          type: 'date',
          label: words.day,
          help: words.dayHelp,
          when: wasObtained(kind),
          validate: (day: unknown) => (String(day) > latestToday() ? INPUT_MESSAGES.notInFuture : undefined),
        },
        {
          name: `${kind}_description`,
          type: 'textarea',
          rows: 4,
          label: words.description,
          help: words.descriptionHelp,
          maxLength: LIMITS.closeOutText,
          when: wasObtained(kind),
        },
      ] as const,
    })),
    {
      id: 'statement',
      title: words.statementTitle,
      items: [
        {
          name: 'statement',
          type: 'checkbox',
          label: words.statement,
          requiredMessage: INPUT_MESSAGES.statement,
        },
      ],
    },
  ],
});

/** A correction starts with the earlier answers filled in; the statement must be confirmed again. */
export const closeOutValues = ({ kinds, answers }: Pick<CloseOut, 'kinds' | 'answers'>): FormValues =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const given = answers.find((answer) => answer.kind === kind);
      return [
        [`${kind}_outcome`, given?.outcome ?? ''],
        [`${kind}_day`, given?.day ?? ''],
        [`${kind}_description`, given?.description ?? ''],
      ];
    }),
  );

export const closeOutBody = (kinds: readonly ObtainedKind[], values: FormValues): Body => ({
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        outcome: values[`${kind}_outcome`],
        day: values[`${kind}_day`] || null,
        description: values[`${kind}_description`] ?? '',
      },
    ]),
  ),
  statement: true,
});

/** Maps a server field path to the form field: `data.day` becomes `data_day`. */
export const findField = (path: string): string => path.replace('.', '_');
