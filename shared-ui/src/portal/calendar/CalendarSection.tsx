import { CALENDAR_ROLES, TERM_CALENDAR_ROLES, type Role } from '@portal/contract/roles';
import { Box, Button, fill, formatDateTime, Heading, HStack, Stack, Text } from '../../design/index.ts';
import { useApi } from '../data/index.ts';
import { ConfirmDialog } from '../../design/dialog/index.ts';
import { useSession } from '../session/index.ts';
import { useWrite } from '../write/index.ts';
import { useState } from 'react';
import { NewAddress } from './NewAddress.tsx';
import { calendar as words } from '#texts/calendar';

/**
 * `calendar`: reviews and meetings. `term-calendar`: deadlines of the user's own requests and letters, and of a
 * verification that the user must do.
 */
type Kind = 'calendar' | 'term-calendar';

const ROLES: Readonly<Record<Kind, readonly Role[]>> = {
  calendar: CALENDAR_ROLES,
  'term-calendar': TERM_CALENDAR_ROLES,
};

const getLead = (kind: Kind, role: Role | null): string =>
  kind === 'term-calendar' && (role === 'sbso' || role === 'pi_sbso')
    ? words.officialLead[role]
    : words.lead[kind];

/**
 * The URL from which the user's calendar program reads their dates; it can be created, replaced and removed. Empty for
 * roles without such a calendar.
 */
export function CalendarSection({ kind, headingAs = 'h3' }: { kind: Kind; headingAs?: 'h2' | 'h3' }) {
  const { role } = useSession();
  const isOffered = ROLES[kind].some((one) => one === role);
  const read = useApi(`GET /${kind}-feed/`, { enabled: isOffered, silent: true });
  const [made, setMade] = useState<{ created: string | null; address: string | null }>();
  const [question, setQuestion] = useState<'replace' | 'remove'>();
  const refusal = { STALE: words.stale };
  const make = useWrite(`POST /${kind}-feed/`, {
    read,
    words: refusal,
    onDone: ({ data }) => setMade(data),
    onRefused: () => setQuestion(undefined),
  });
  const remove = useWrite(`DELETE /${kind}-feed/`, {
    read,
    words: refusal,
    done: words.remove.done,
    onRefused: () => setQuestion(undefined),
  });
  if (!isOffered || !read.data) return null;
  const { created, abilities } = read.data;
  if (created === null && !abilities['make']) return null;
  // A URL that was replaced elsewhere no longer works and is hidden.
  const address = created !== null && made?.created === created ? made.address : null;
  const confirm = async (write: typeof make | typeof remove) => {
    if (await write.send({})) setQuestion(undefined);
  };
  const failure = make.failure ?? remove.failure;

  return (
    <Box as="section">
      <Heading as={headingAs} textStyle="md" mb="2">
        {words.title[kind]}
      </Heading>
      <Stack gap="3" align="flex-start">
        <Text color="fg.muted">{getLead(kind, role)}</Text>
        {address === null ? null : <NewAddress address={address} />}
        {created !== null && address === null ? (
          <Text>{fill(words.since, { time: formatDateTime(created) })}</Text>
        ) : null}
        <HStack wrap="wrap">
          {created === null ? (
            <Button variant="outline" loading={make.isBusy} onClick={() => void make.send({})}>
              {words.make}
            </Button>
          ) : null}
          {created !== null && abilities['make'] ? (
            <Button size="sm" variant="outline" onClick={() => setQuestion('replace')}>
              {words.replace.open}
            </Button>
          ) : null}
          {abilities['remove'] ? (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setQuestion('remove')}>
              {words.remove.open}
            </Button>
          ) : null}
        </HStack>
        {failure === undefined ? null : (
          <Text role="alert" color="fg.error">
            {failure}
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={question === 'replace'}
        title={words.replace.title}
        consequence={words.replace.consequence}
        confirmLabel={words.replace.confirm}
        isDestructive
        isBusy={make.isBusy}
        onConfirm={() => void confirm(make)}
        onCancel={() => setQuestion(undefined)}
      />
      <ConfirmDialog
        isOpen={question === 'remove'}
        title={words.remove.title}
        consequence={words.remove.consequence}
        confirmLabel={words.remove.confirm}
        isDestructive
        isBusy={remove.isBusy}
        onConfirm={() => void confirm(remove)}
        onCancel={() => setQuestion(undefined)}
      />
    </Box>
  );
}
