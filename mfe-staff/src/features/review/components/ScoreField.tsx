import { LIMITS } from '@portal/contract/limits';
import { findScaleWords } from '@portal/contract/rubric-guides';
import { isScore, listScores, type Rubric } from '@portal/contract/rubrics';
import { fill, Input, LabeledField, Text } from '@portal/shared-ui';
import { fieldId } from '@portal/shared-ui/form';
import { useEffect, useRef, useState } from 'react';
import { SegmentField } from './SegmentField.tsx';
import { review as words } from '#texts/review';

interface ScoreFieldProps {
  name: string;
  rubric: Rubric;
  label: string;
  value: number | null;
  error: string | undefined;
  onChange: (score: number | null) => void;
}

/** One score: a choice on a short scale, a number that is rounded to the scale's steps on a long one. */
export function ScoreField(props: ScoreFieldProps) {
  return (props.rubric.scale?.step ?? 1) === 1 ? <ChosenScore {...props} /> : <TypedScore {...props} />;
}

function ChosenScore({ rubric, ...field }: ScoreFieldProps) {
  const meanings = findScaleWords(rubric);
  return (
    <SegmentField
      {...field}
      options={listScores(rubric)}
      hasMeanings={meanings !== undefined}
      meaning={field.value === null ? undefined : meanings?.[String(field.value)]}
    />
  );
}

/** Rounds to the nearest valid score. */
export function roundScore({ scale }: Pick<Rubric, 'scale'>, typed: string): number | null {
  if (scale === null || typed.trim() === '' || !Number.isFinite(Number(typed))) return null;
  const { minimum, maximum, step } = scale;
  const rounded = minimum + Math.round((Number(typed) - minimum) / step) * step;
  return Math.min(maximum, Math.max(minimum, rounded));
}

const write = (score: number | null): string => (score === null ? '' : String(score));

/**
 * A valid score counts immediately, so that leaving the page loses nothing. Other input is rounded after one idle
 * second, so that typing "45" is not interrupted at "4". It counts when the field is left, so that Submit finds it.
 */
function TypedScore({ rubric, name, label, value, error, onChange }: ScoreFieldProps) {
  const [typed, setTyped] = useState(write(value));
  const [known, setKnown] = useState(value);
  const [note, setNote] = useState('');
  // the value changed elsewhere: saved by another tab, or restored from an earlier visit
  if (value !== known) {
    setKnown(value);
    if (roundScore(rubric, typed) !== value) setTyped(write(value));
  }
  const { scale } = rubric;
  const count = () => {
    const score = roundScore(rubric, typed);
    if (score !== value) onChange(score);
    return score;
  };
  const round = () => {
    const score = count();
    setTyped(write(score));
    if (scale && score !== null && score !== Number(typed))
      setNote(fill(words.score.rounded, { typed, score, ...scale }));
  };
  const latest = useRef(round);
  useEffect(() => {
    latest.current = round;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), LIMITS.autosaveDelay);
    return () => clearTimeout(timer);
  }, [typed, value]);
  const type = (text: string) => {
    setTyped(text);
    setNote('');
    if (text !== '' && isScore(rubric, Number(text))) onChange(Number(text));
  };
  const isWhole = typed === '' || isScore(rubric, Number(typed));
  return (
    <LabeledField id={fieldId(name)} label={label} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            inputMode="numeric"
            value={typed}
            aria-invalid={error || !isWhole ? true : undefined}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={count}
          />
          <Text aria-live="polite" textStyle="sm" color="fg.muted" mt="1">
            {note}
          </Text>
        </>
      )}
    </LabeledField>
  );
}
