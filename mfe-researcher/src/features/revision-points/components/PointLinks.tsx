import { Box, chakra, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { countAnswered, isAnswered } from '../model/point-answers.ts';
import { usePoints } from '../hooks/points-context.ts';
import { revisionPoints as words } from '#texts/revision-points';

/** All points, each with a link to its place and whether it is answered. */
export function PointLinks({ getHref }: { getHref: (place: string) => string }) {
  const { points, answers, getLabel } = usePoints();
  if (points.length === 0) return null;
  return (
    <Box mt="3">
      <Text fontWeight="semibold" textStyle="sm">
        {countAnswered(points, answers)}
      </Text>
      <chakra.ol m="0" mt="1" ps="5" listStyleType="decimal" textStyle="sm">
        {points.map((point) => (
          <li key={point.id}>
            <RouteLink to={getHref(point.place)} state={{ point: point.id }} minH="6">
              {getLabel(point.place)}
            </RouteLink>{' '}
            <chakra.span color="fg.muted">
              ({isAnswered(answers[point.id] ?? point.answer) ? words.answered : words.open})
            </chakra.span>
          </li>
        ))}
      </chakra.ol>
    </Box>
  );
}
