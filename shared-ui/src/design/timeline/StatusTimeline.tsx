import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, DotIcon } from '../icons/icons.tsx';
import { formatDate } from '../layout/dates.ts';
import { fill } from '../layout/fill.ts';
import { timeline as texts } from '#texts/timeline';

export interface TimelineStage {
  label: string;
  state: 'done' | 'current' | 'upcoming' | 'stopped' | 'skipped';
  /** ISO; when the stage was completed. */
  date?: string | null;
  /** ISO; when the stage is expected to be completed. */
  expected?: string | null;
  /** Who is responsible for the stage, or who completed it: 'The science team'. */
  who?: string;
  note?: ReactNode;
}

const looks = {
  done: { Shape: CheckIcon, palette: 'green', words: texts.steps.done },
  current: { Shape: ClockIcon, palette: 'accent', words: texts.steps.current },
  upcoming: { Shape: DotIcon, palette: 'gray', words: texts.steps.ahead },
  stopped: { Shape: CloseIcon, palette: 'red', words: texts.steps.stopped },
  skipped: { Shape: DotIcon, palette: 'gray', words: texts.steps.skipped },
} as const;

const isQuiet = (state: TimelineStage['state']): boolean => state === 'upcoming' || state === 'skipped';

function detail({ state, date, expected, who }: TimelineStage): string {
  const when = date
    ? formatDate(date)
    : expected
      ? fill(texts.steps.expectedBy, { day: formatDate(expected) })
      : '';
  const by = who ? (state === 'current' ? fill(texts.steps.with, { who }) : who) : '';
  return [looks[state].words, when, by].filter(Boolean).join(' · ');
}

/**
 * The stages of a request: completed ones, the current one with who is responsible, and later ones with expected dates.
 */
export function StatusTimeline({
  label = texts.steps.label,
  stages,
}: {
  label?: string;
  stages: readonly TimelineStage[];
}) {
  return (
    <chakra.ol aria-label={label} listStyleType="none" m="0" p="0">
      {stages.map((stage, index) => {
        const { Shape, palette } = looks[stage.state];
        const isLast = index === stages.length - 1;
        return (
          <chakra.li
            key={stage.label}
            aria-current={stage.state === 'current' ? 'step' : undefined}
            colorPalette={palette}
            position="relative"
            ps="10"
            pb={isLast ? '0' : '5'}
            _before={
              isLast
                ? undefined
                : {
                    content: '""',
                    position: 'absolute',
                    insetInlineStart: '13px',
                    top: '7',
                    bottom: '0',
                    width: '2px',
                    bg: 'border.emphasized',
                  }
            }
          >
            <chakra.span
              position="absolute"
              insetInlineStart="0"
              top="0"
              boxSize="7"
              display="grid"
              placeItems="center"
              borderRadius="full"
              data-drawing
              bg={stage.state === 'current' ? 'colorPalette.solid' : 'colorPalette.subtle'}
              color={stage.state === 'current' ? 'colorPalette.contrast' : 'colorPalette.fg'}
            >
              <Shape boxSize="1em" />
            </chakra.span>
            <Text fontWeight={isQuiet(stage.state) ? 'normal' : 'semibold'}>{stage.label}</Text>
            <Text color="fg.muted" textStyle="sm">
              {detail(stage)}
            </Text>
            {stage.note ? (
              <Text as="div" textStyle="sm" mt="1">
                {stage.note}
              </Text>
            ) : null}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

/**
 * The same stages in one line, for the person who decides. A completed stage shows its date; the current one shows what
 * it waits for.
 */
export function StatusLine({
  label = texts.steps.label,
  stages,
}: {
  label?: string;
  stages: readonly TimelineStage[];
}) {
  return (
    <chakra.ol
      aria-label={label}
      listStyleType="none"
      m="0"
      p="0"
      display="flex"
      flexWrap="wrap"
      columnGap="5"
      rowGap="1"
      textStyle="sm"
    >
      {stages.map((stage) => {
        const { Shape, palette } = looks[stage.state];
        const isNow = stage.state === 'current';
        // A note that says what the stage waits for replaces the label for "now".
        const isExplained = isNow && Boolean(stage.note);
        const when = stage.date && (isExplained || stage.state === 'done') ? formatDate(stage.date) : '';
        return (
          <chakra.li
            key={stage.label}
            aria-current={isNow ? 'step' : undefined}
            colorPalette={palette}
            color={isQuiet(stage.state) ? 'fg.muted' : undefined}
          >
            <Shape boxSize="1em" me="1" verticalAlign="-0.125em" color="colorPalette.fg" aria-hidden />
            <chakra.span fontWeight={isNow ? 'semibold' : 'normal'}>{stage.label}</chakra.span>{' '}
            <chakra.span color="fg.muted">{isExplained ? when : when || detail(stage)}</chakra.span>
            {isExplained ? <chakra.span ms="1">{stage.note}</chakra.span> : null}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
