import {
  Box,
  Button,
  chakra,
  fill,
  Flex,
  formatDate,
  Grid,
  Heading,
  StatusBadge,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useWrite } from '@portal/shared-ui/write';
import { TURN_BANDS, type OwnTurn, type Reminder, type TurnBand } from '../model/your-turn.ts';
import { home } from '#texts/home';

const { ownTurn: words } = home;
const TONES: Readonly<Record<TurnBand, StatusTone>> = {
  overdue: 'danger',
  waiting: 'warning',
  coming: 'info',
  others: 'neutral',
};

interface YourTurnProps {
  turns: readonly OwnTurn[];
  /** Newest first; home shows only some of the drafts. */
  drafts: readonly OwnTurn[];
  /** The number of all drafts, including those not shown. */
  draftCount: number;
}

/**
 * The items that wait for the reader, at the top of home. Overdue items come first, each with one action; drafts take
 * one line.
 */
export function YourTurn({ turns, drafts, draftCount }: YourTurnProps) {
  return (
    <Box
      as="section"
      aria-label={words.title}
      css={{ '&:not(:last-child)': { borderBottomWidth: '1px', paddingBottom: '3', marginBottom: '1' } }}
    >
      {TURN_BANDS.map((band) => {
        const rows = turns.filter((turn) => turn.band === band);
        return rows.length > 0 ? (
          <Grid
            key={band}
            templateColumns={{ base: 'minmax(0, 1fr)', xl: '8rem minmax(0, 1fr)' }}
            columnGap="4"
            borderTopWidth="1px"
            pt={{ base: '3', xl: '0' }}
            _first={{ borderTopWidth: '0', pt: '0', mt: { xl: '-3' } }}
          >
            <Heading as="h3" textStyle="sm" pt={{ xl: '3' }}>
              <StatusBadge tone={TONES[band]}>{words.bands[band]}</StatusBadge>
            </Heading>
            <TurnRows label={words.bands[band]} turns={rows} isLate={band === 'overdue'} />
          </Grid>
        ) : null;
      })}
      <Drafts drafts={drafts} count={draftCount} />
    </Box>
  );
}

function TurnRows({
  label,
  turns,
  isLate = false,
}: {
  label: string;
  turns: readonly OwnTurn[];
  isLate?: boolean;
}) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" m="0" p="0">
      {turns.map(({ id, key, words: what, when, note, link, reminder }) => (
        <chakra.li
          key={key ?? id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          rowGap="2"
          py={{ base: '2', md: '3' }}
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box flex="1 1 20rem" minW="0">
            <Text overflowWrap="anywhere">{what}</Text>
            {note ? (
              <Text textStyle="sm" color="fg.muted" lineClamp="1" title={note}>
                {note}
              </Text>
            ) : null}
          </Box>
          <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
            {when ? (
              <Text
                textStyle="sm"
                {...(isLate ? { color: 'red.fg', fontWeight: 'semibold' } : { color: 'fg.muted' })}
              >
                {when}
              </Text>
            ) : null}
            {reminder ? <RemindButton reminder={reminder} /> : null}
            <RouteButton to={link.to} variant="outline" size="sm">
              {link.label}
            </RouteButton>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Emails the Signing Official; while that is too early, says from when it is possible again. */
function RemindButton({ reminder: { kind, id, official, mayRemind, from } }: { reminder: Reminder }) {
  const { send, isBusy } = useWrite(`POST /${kind}/{id}/remind/`, {
    invalidates: [kind, 'history', 'email'],
    done: fill(words.reminded, { official }),
    failureTitle: true,
  });
  if (mayRemind)
    return (
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => void send({ params: { id } })}>
        {fill(words.remind, { official })}
      </Button>
    );
  return from === null ? null : (
    <Text textStyle="sm" color="fg.muted">
      {fill(words.remindAgain, { date: formatDate(from) })}
    </Text>
  );
}

/** No one waits for a draft, so the newest takes one line and older ones are collapsed. */
function Drafts({ drafts: [newest, ...older], count }: { drafts: readonly OwnTurn[]; count: number }) {
  if (!newest) return null;
  return (
    <Box pt="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="6" rowGap="2">
        <Text flex="1 1 20rem" minW="0" overflowWrap="anywhere">
          {fill(words.drafts, { count, newest: newest.words })}
        </Text>
        <Flex align="center" wrap="wrap" columnGap="4" rowGap="2">
          <Text textStyle="sm" color="fg.muted">
            {newest.when}
          </Text>
          <RouteButton to={newest.link.to} variant="outline" size="sm">
            {newest.link.label}
          </RouteButton>
        </Flex>
      </Flex>
      {older.length > 0 ? (
        <chakra.details>
          <chakra.summary cursor="pointer" minH="target.sm" py="1" textStyle="sm">
            {fill(words.otherDrafts, { count: older.length })}
          </chakra.summary>
          <TurnRows label={words.otherDraftsLabel} turns={older} />
        </chakra.details>
      ) : null}
    </Box>
  );
}
