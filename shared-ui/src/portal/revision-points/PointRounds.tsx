import { Box, chakra, Grid, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Request, RequestChange, RevisionPoint } from '@portal/contract';
import { isEditableByOwner } from '@portal/contract/transitions';
import type { ReactNode } from 'react';
import { formatDate } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { Phrase } from '../../design/layout/Phrase.tsx';
import { RouteLink } from '../../design/page/index.ts';
import { useApi } from '../data/index.ts';
import { Change } from '../request-changes/index.ts';
import { groupRounds, usePlaces, type PointRound } from './use-points.ts';
import { revisionPoints as words } from '#texts/revision-points';

interface PointRoundsProps {
  request: Request;
  points: readonly RevisionPoint[];
  /** The address where the user can answer a point; null if they may not. */
  getHref?: (point: RevisionPoint) => string | null;
}

/**
 * The requested revisions, the researcher's answers, and the resulting changes, side by side for the newest round. That
 * round is expanded; earlier ones stay available below it.
 */
export function PointRounds({ request, points, getHref }: PointRoundsProps) {
  const [newest] = groupRounds(points);
  const isSubmitted = !isEditableByOwner(request.type, request.status);
  const read = useApi('GET /request/{id}/changes/', {
    params: { id: request.id },
    silent: true,
    enabled: isSubmitted && newest !== undefined,
  });
  if (!newest) return null;
  // If a later round had no points, the comparison starts from another submission and does not show answers to this
  // round.
  const isAnswered = isSubmitted && Boolean(read.data?.since && read.data.since < newest.published);
  return (
    <Box
      as="section"
      id="revision-points"
      aria-labelledby="revision-points-title"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Heading as="h2" id="revision-points-title" textStyle="md" mb="2">
        {fill(words.title, { date: formatDate(newest.published) })}
      </Heading>
      <PointList
        request={request}
        points={points}
        {...(getHref ? { getHref } : {})}
        {...(isAnswered ? { changes: read.data?.changes ?? [] } : {})}
      />
    </Box>
  );
}

/** The newest round, with earlier ones folded below it. */
export function PointList({ request, points, ...more }: PointRoundsProps & Pick<RoundProps, 'changes'>) {
  const [newest, ...earlier] = groupRounds(points);
  if (!newest) return null;
  return (
    <>
      <Round request={request} round={newest} {...more} />
      {earlier.map((round) => (
        <chakra.details key={round.round} borderTopWidth="1px" mt="3">
          <chakra.summary cursor="pointer" fontWeight="semibold" minH="target.sm" py="target">
            {fill(words.earlier, { round: round.round, date: formatDate(round.published) })}
          </chakra.summary>
          <Round request={request} round={round} />
        </chakra.details>
      ))}
    </>
  );
}

interface RoundProps {
  request: Request;
  round: PointRound;
  /** The differences from the previous submission; undefined if they are not shown. */
  changes?: readonly RequestChange[];
  getHref?: (point: RevisionPoint) => string | null;
}

function Round({ request, round, changes, getHref }: RoundProps) {
  const { places, getLabel } = usePlaces(request);
  const wide = changes ? 'repeat(3, minmax(0, 1fr))' : 'repeat(2, minmax(0, 1fr))';
  return (
    <chakra.ol m="0" p="0" listStyleType="none">
      {round.points.map((point) => (
        <chakra.li key={point.id} borderTopWidth="1px" py="3" _first={{ borderTopWidth: '0', pt: '0' }}>
          <Text fontWeight="semibold">{getLabel(point.place)}</Text>
          <Grid as="dl" m="0" mt="1" columnGap="6" rowGap="2" templateColumns={{ base: '1fr', md: wide }}>
            <Part term={words.asked}>
              {point.text}
              <AnswerLink
                label={getLabel(point.place)}
                href={getHref?.(point) ?? null}
                isAnswered={point.answer.trim() !== ''}
              />
            </Part>
            <Part term={words.answer}>
              {point.answer.trim() || <chakra.span color="fg.muted">{words.noAnswer}</chakra.span>}
            </Part>
            {changes ? (
              <Part term={words.changed} isBlock>
                <PlaceChanges
                  changes={changes}
                  fields={places.find(({ key }) => key === point.place)?.changes ?? []}
                />
              </Part>
            ) : null}
          </Grid>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

interface AnswerLinkProps {
  label: string;
  href: string | null;
  isAnswered: boolean;
}

function AnswerLink({ label, href, isAnswered }: AnswerLinkProps) {
  if (href === null) return null;
  return (
    <Box mt="1">
      <RouteLink to={href} minH="6">
        <Phrase
          text={isAnswered ? words.goToAnswer : words.goTo}
          values={{
            hiddenPlace: <VisuallyHidden>{fill(words.hiddenPlace, { place: label })}</VisuallyHidden>,
          }}
        />
      </RouteLink>
    </Box>
  );
}

function Part({ term, isBlock = false, children }: { term: string; isBlock?: boolean; children: ReactNode }) {
  return (
    <Box minW="0">
      <chakra.dt textStyle="xs" color="fg.muted">
        {term}
      </chakra.dt>
      <chakra.dd m="0" overflowWrap="anywhere" whiteSpace={isBlock ? undefined : 'pre-wrap'}>
        {children}
      </chakra.dd>
    </Box>
  );
}

/** The changes at one place; if it has several fields, each change has a label. */
function PlaceChanges({ changes, fields }: { changes: readonly RequestChange[]; fields: readonly string[] }) {
  if (fields.length === 0) return words.notCompared;
  const own = changes.filter(({ field }) => fields.includes(field));
  if (own.length === 0) return words.nothingChanged;
  return own.map((change) => (
    <Box key={change.field} mb="2" _last={{ mb: '0' }}>
      {fields.length > 1 ? <Text textStyle="sm">{change.label}</Text> : null}
      <Change change={change} />
    </Box>
  ));
}
