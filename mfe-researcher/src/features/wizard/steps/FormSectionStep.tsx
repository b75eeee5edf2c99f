import type { FormChapter } from '@portal/contract/request-types/request-type';
import { Heading, LoadingText, Stack, lazyPart } from '@portal/shared-ui';
import { EntryField, screenForm, visibleItems } from '@portal/shared-ui/form';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { Fragment, Suspense, useMemo } from 'react';
import { FieldPoints } from './StepPoints.tsx';
import { DeadlineNote } from './DeadlineNote.tsx';
import { PartList, partId } from './PartList.tsx';
import type { StepKey } from '../model/wizard-plan.ts';
import { checkedFor } from '../model/sample-checks.ts';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

// only types that ask for samples load it
const SamplesField = lazyPart(() => import('../samples/SamplesField.tsx'));

// only types that ask for donors load it
const CollectionChoice = lazyPart(async () => ({
  default: (await import('@portal/shared-ui/collection')).CollectionChoice,
}));

const SubmittedSamples = lazyPart(() => import('../samples/SubmittedSamples.tsx'));

const NOTHING_PENDING = { text: '', type: () => {} };
const DRAWS_NO_BLUR = () => {};

/** A section of the type's form, with the questions that the current answers and choices make visible. */
export function FormSectionStep({
  step,
  plan: { form, given, type, readOnlyFields },
  values,
  change,
  findError,
  onBusy,
  request,
  pending,
  chapter,
  isFirstChapter = true,
}: StepProps & {
  step: StepKey;
  /** The chapter of a long section that is on screen. */
  chapter?: FormChapter | undefined;
  isFirstChapter?: boolean;
}) {
  const section = useMemo(() => screenForm(form).sections.find(({ id }) => id === step), [form, step]);
  const target = checkedFor(type, values);
  const asked = section ? visibleItems(section, { ...values, ...given }) : [];
  // in chapters, headings and notes between questions are dropped; they belong to the single-page form
  const items = chapter
    ? chapter.fields.flatMap((name) => asked.filter((item) => 'name' in item && item.name === name))
    : asked;
  const parts = items.flatMap((item) => (item.type === 'header' ? [item.text] : []));
  const drawItem = (item: (typeof items)[number]) => {
    if (item.type === 'header')
      return (
        <Heading key={item.text} as="h3" size="lg" id={partId(step, parts.indexOf(item.text))} tabIndex={-1}>
          {item.text}
        </Heading>
      );
    if (item.type === 'html') return <SafeHtml key={item.html} html={item.html} maxW="prose" />;
    // the Resources step asks this question
    if (item.name === type.sampleFields?.kind) return null;
    if (item.name === type.collection?.field) {
      const chosen = values[item.name];
      return (
        <CollectionChoice
          key={item.name}
          name={item.name}
          label={item.label}
          help={typeof item.help === 'string' ? item.help : undefined}
          request={request}
          isPilot={type.collection.isPilot}
          value={typeof chosen === 'number' ? chosen : null}
          error={findError(item.name)}
          onChange={(cart) => change({ [item.name]: cart })}
        />
      );
    }
    const isReadOnly = readOnlyFields.includes(item.name);
    if (item.name === type.sampleFields?.samples && isReadOnly)
      return <SubmittedSamples key={item.name} requestId={request.id} label={item.label} />;
    if (item.name === type.sampleFields?.samples)
      return target ? (
        <SamplesField
          // results are valid for one kind, so a new kind remounts the field
          key={`${item.name} ${target.kind.id} ${target.makesIpscs} ${target.project}`}
          name={item.name}
          label={item.label}
          target={target}
          pending={pending ?? NOTHING_PENDING}
          value={values[item.name]}
          error={findError(item.name)}
          onChange={(value) => change({ [item.name]: value })}
        />
      ) : null;
    return (
      <EntryField
        key={item.name}
        field={isReadOnly ? { ...item, isDisabled: true } : item}
        value={values[item.name]}
        error={findError(item.name)}
        onChange={(value) => change({ [item.name]: value })}
        onBlur={DRAWS_NO_BLUR}
        onBusy={onBusy}
        isLimited
      />
    );
  };
  return (
    // one for all questions: a field that loads later would push the questions below it
    <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
      <Stack gap="7">
        {type.flow === 'research_match' && isFirstChapter ? <DeadlineNote /> : null}
        <PartList step={step} parts={parts} />
        {items.map((item) =>
          'name' in item ? (
            <Fragment key={item.name}>
              <FieldPoints name={item.name} projectId={request.project.id} />
              {drawItem(item)}
            </Fragment>
          ) : (
            drawItem(item)
          ),
        )}
      </Stack>
    </Suspense>
  );
}
