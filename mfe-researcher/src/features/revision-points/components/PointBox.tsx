import type { RevisionPoint } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { Box, fill, LabeledField, Text, Textarea } from '@portal/shared-ui';
import { fieldId } from '@portal/shared-ui/form';
import { RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { useEffect, useRef } from 'react';
import { isAnswered, pointName } from '../model/point-answers.ts';
import { usePoints } from '../hooks/points-context.ts';
import { revisionPoints as words } from '#texts/revision-points';

interface PointBoxProps {
  point: RevisionPoint;
  /** True if the surroundings do not show the place. */
  showsPlace?: boolean;
  projectId: number;
}

/** One revision point with the input for its answer, shown where it belongs. */
export function PointBox({ point, showsPlace = false, projectId }: PointBoxProps) {
  const { answers, change, getLabel, reported } = usePoints();
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusWhenNamed(point.id, box);
  const answer = answers[point.id] ?? '';
  const isMissing = reported.has(point.id) && !isAnswered(answer);
  const isOnProject = point.place === 'part.project' || point.place === 'part.irb';
  return (
    <Box borderInlineStartWidth="4px" borderColor="orange.solid" bg="bg.warning" borderRadius="l2" p="4">
      <Text fontWeight="semibold">
        {showsPlace ? fill(words.titleAt, { place: getLabel(point.place) }) : words.title}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mb="3">
        {point.text}
      </Text>
      {isOnProject ? (
        <RouteLink to={`/project/${projectId}`} mb="3" display="inline-block" minH="6">
          {words.project}
        </RouteLink>
      ) : null}
      {point.abilities['answer'] ? (
        <LabeledField
          label={words.answer}
          id={fieldId(pointName(point))}
          help={words.help}
          error={isMissing ? words.missing : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              rows={3}
              bg="bg.panel"
              value={answer}
              maxLength={LIMITS.revisionPoint}
              onChange={(event) => change(point.id, event.target.value)}
            />
          )}
        </LabeledField>
      ) : isAnswered(point.answer) ? (
        <Text whiteSpace="pre-wrap">{fill(words.yourAnswer, { answer: point.answer })}</Text>
      ) : null}
    </Box>
  );
}

/** A link to a point focuses its input, not only its step. */
function useFocusWhenNamed(id: number, box: { readonly current: HTMLTextAreaElement | null }): void {
  const { state, key } = useLocation();
  const isNamed =
    typeof state === 'object' &&
    state !== null &&
    'point' in state &&
    (state as { point: unknown }).point === id;
  useEffect(() => {
    if (!isNamed) return undefined;
    // runs after the step's heading has taken the focus
    const frame = requestAnimationFrame(() => {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNamed, key, box]);
}
