import { requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S, type RequestStatus } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Box, chakra, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import type { ReactNode } from 'react';
import type { Preview } from '../model/group-access.ts';
import { AccessLines } from './AccessLines.tsx';
import { decisionPreview as words } from '#texts/decision-preview';

interface DecisionPreviewProps {
  request: Request;
  status: RequestStatus;
  /** True if all effects are shown initially. */
  isOpen?: boolean;
  /** Accessible name, for pages with several previews. */
  label?: string;
}

/** The effects of a decision as computed by the server: a one-sentence summary, with details on demand. */
export function DecisionPreview({
  request,
  status,
  isOpen = false,
  label = words.title,
}: DecisionPreviewProps) {
  const { data, error } = useApi('GET /request/{id}/decision-preview/', {
    params: { id: request.id },
    query: { status },
    silent: true,
  });
  return (
    <Box
      as="section"
      aria-label={label}
      aria-live="polite"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      textStyle="sm"
      overflowWrap="anywhere"
    >
      {data ? (
        <>
          <Text mb="1">{summarize(data, status, request)}</Text>
          <chakra.details open={isOpen}>
            <chakra.summary cursor="pointer" fontWeight="semibold" minH="6">
              {words.title}
            </chakra.summary>
            <Box mt="2">
              <Effects preview={data} />
            </Box>
          </chakra.details>
        </>
      ) : error ? (
        <Text color="fg.muted">{words.failed}</Text>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Box>
  );
}

/** Decisions after which no one expects access. */
const REFUSALS: readonly RequestStatus[] = [S.REJECTED, S.REVISIONS_REQUESTED];

/**
 * The next step and whose access changes. For dataset requests it begins with it when access does not change, if it was
 * given before or could be expected now.
 */
function summarize({ next, access }: Preview, status: RequestStatus, request: Request): string {
  const isUnchanged =
    access.opens.length + access.ends.length === 0 &&
    requestType(request.type).resources === 'datasets' &&
    (request.fulfillment_date !== null || !REFUSALS.includes(status));
  const count = (change: Preview['access']['opens']) =>
    new Set(change.flatMap(({ people }) => people.map(({ id }) => id))).size;
  return [
    isUnchanged ? words.noAccess : '',
    next,
    access.opens.length > 0 ? fill(words.opensFor, { count: count(access.opens) }) : '',
    access.ends.length > 0 ? fill(words.endsFor, { count: count(access.ends) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function Effects({ preview }: { preview: Preview }) {
  const { access, changes, mail, notified, waits_for: waiting, not_chosen: unchosen } = preview;
  const names = notified.people.map((person) => person.display_name).join(', ');
  return (
    <Stack as="dl" gap="2" m="0">
      <Effect term={words.changes}>
        {changes.map(({ field, label, before, after }) => (
          <Text key={field}>
            {fill(before === '' ? words.to : after === '' ? words.cleared : words.from, {
              label,
              before,
              after,
            })}
          </Text>
        ))}
      </Effect>
      {mail && !names ? null : (
        <Effect term={words.mail}>
          {mail ? null : <Text>{words.noMail}</Text>}
          {names ? (
            <Text>{fill(notified.after_undo ? words.notifiedAfterUndo : words.notified, { names })}</Text>
          ) : null}
        </Effect>
      )}
      {access.opens.length > 0 ? (
        <Effect term={words.opens}>
          <AccessLines change={access.opens} />
        </Effect>
      ) : null}
      {access.ends.length > 0 ? (
        <Effect term={words.ends}>
          <AccessLines change={access.ends} />
        </Effect>
      ) : null}
      {waiting.length > 0 ? (
        <Effect term={words.waitsFor}>
          <MemberLines members={waiting} />
        </Effect>
      ) : null}
      {unchosen.length > 0 ? (
        <Effect term={words.notChosen}>
          <MemberLines members={unchosen} />
          <Text color="fg.muted">{words.notChosenText}</Text>
        </Effect>
      ) : null}
    </Stack>
  );
}

function Effect({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontWeight="semibold">{term}</chakra.dt>
      <chakra.dd m="0">{children}</chakra.dd>
    </div>
  );
}

const MemberLines = ({ members }: { members: Preview['waits_for'] }) =>
  members.map(({ display_name: name, missing }, index) => (
    // two members may share a name
    <Text key={index}>{fill(words.member, { name, missing: missing.join(', ') })}</Text>
  ));
