import { Box, CheckIcon, chakra, fill, Grid, SelectLine, Stack, Text, WarningIcon } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { ReactNode } from 'react';
import type { ChapterState } from '../model/chapters.ts';
import { useMatchDeadline } from '../steps/DeadlineNote.tsx';
import { wizard as words } from '#texts/wizard';

/** Scroll margin that prevents the sticky line on narrow screens from covering a focused field or heading. */
const BELOW_LINE = {
  '& :is(input, select, textarea, button, h2, [tabindex])': {
    scrollMarginTop: { base: '9rem', lg: '1rem' },
  },
};

const stateWords = ({ open, errors }: ChapterState): string =>
  errors > 0
    ? fill(words.chapters.errors, { count: errors })
    : open > 0
      ? fill(words.chapters.open, { count: open })
      : words.chapters.done;

interface ChaptersProps {
  states: readonly ChapterState[];
  currentId: string;
  /** Undefined while the user cannot leave the chapter. */
  getHref: ((id: string) => string) | undefined;
  onChoose: (id: string) => void;
  isDueQuarterly: boolean;
  /** True if the requested changes already use the space beside the form. */
  isNarrow: boolean;
  saved: ReactNode;
  children: ReactNode;
}

/**
 * A long form with its chapter list: beside it, or as one line above it on narrow screens. The list, the deadline and
 * the save state stay visible.
 */
export function Chapters({
  states,
  currentId,
  getHref,
  onChoose,
  isDueQuarterly,
  isNarrow,
  saved,
  children,
}: ChaptersProps) {
  const wide = isNarrow ? '2xl' : 'lg';
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', [wide]: '15rem minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="4"
      alignItems="start"
      css={BELOW_LINE}
    >
      <Box
        position="sticky"
        top={{ base: '0', [wide]: '4' }}
        zIndex={{ base: 'docked', [wide]: 'auto' }}
        mx={{ base: '-4', [wide]: '0' }}
        px={{ base: '4', [wide]: '0' }}
        py={{ base: '2', [wide]: '0' }}
        bg={{ base: 'bg', [wide]: 'transparent' }}
        borderBottomWidth={{ base: '1px', [wide]: '0' }}
      >
        <Box display={{ base: 'block', [wide]: 'none' }}>
          <SelectLine
            label={words.chapters.label}
            value={currentId}
            options={states.map((state, index) => ({
              value: state.chapter.id,
              label: fill(words.chapters.choice, {
                number: index + 1,
                count: states.length,
                title: state.chapter.title,
                state: stateWords(state),
              }),
            }))}
            isBusy={getHref === undefined}
            onChoose={onChoose}
          />
        </Box>
        <ChapterRail states={states} currentId={currentId} getHref={getHref} shownFrom={wide} />
        <Stack
          direction={{ base: 'row', [wide]: 'column' }}
          wrap="wrap"
          columnGap="4"
          rowGap="1"
          mt={{ base: '1', [wide]: '4' }}
          textStyle="sm"
        >
          {/* the first chapter shows the deadline itself */}
          {isDueQuarterly && currentId !== states[0]?.chapter.id ? <DueLine /> : null}
          {saved}
        </Stack>
      </Box>
      <Box minW="0" maxW="52rem">
        {children}
      </Box>
    </Grid>
  );
}

function DueLine() {
  const { deadline } = useMatchDeadline();
  return <Text color="fg.muted">{fill(words.chapters.due, { deadline })}</Text>;
}

interface RailProps extends Pick<ChaptersProps, 'states' | 'currentId' | 'getHref'> {
  shownFrom: string;
}

function ChapterRail({ states, currentId, getHref, shownFrom }: RailProps) {
  const position = states.findIndex(({ chapter }) => chapter.id === currentId) + 1;
  return (
    <chakra.nav aria-labelledby="chapters" display={{ base: 'none', [shownFrom]: 'block' }}>
      <Text id="chapters" fontWeight="semibold" mb="2">
        {fill(words.chapters.position, { number: position, count: states.length })}
      </Text>
      <chakra.ol m="0" p="0" listStyleType="none" display="grid" gap="1">
        {states.map((state, index) => {
          const { chapter, errors, open } = state;
          const isCurrent = chapter.id === currentId;
          return (
            <chakra.li
              key={chapter.id}
              aria-current={isCurrent ? 'step' : undefined}
              display="grid"
              gridTemplateColumns="auto minmax(0, 1fr)"
              columnGap="2"
              alignItems="start"
              px="2"
              py="1.5"
              borderRadius="l2"
              bg={isCurrent ? 'accent.subtle' : undefined}
            >
              <chakra.span
                aria-hidden
                display="grid"
                placeItems="center"
                boxSize="6"
                borderRadius="full"
                borderWidth="1px"
                borderColor={errors > 0 ? 'border.error' : 'border.control'}
                color={errors > 0 ? 'fg.error' : 'fg.muted'}
                textStyle="xs"
              >
                {errors > 0 ? (
                  <WarningIcon boxSize="1em" />
                ) : open > 0 ? (
                  index + 1
                ) : (
                  <CheckIcon boxSize="1em" />
                )}
              </chakra.span>
              <Box minW="0">
                {isCurrent || !getHref ? (
                  <Text fontWeight={isCurrent ? 'semibold' : undefined}>{chapter.title}</Text>
                ) : (
                  <RouteLink to={getHref(chapter.id)} minH="6">
                    {chapter.title}
                  </RouteLink>
                )}
                <Text textStyle="sm" color={errors > 0 ? 'fg.error' : 'fg.muted'}>
                  {stateWords(state)}
                </Text>
              </Box>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
