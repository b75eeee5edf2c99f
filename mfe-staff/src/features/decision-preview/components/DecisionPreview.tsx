import type { RequestStatus } from '@portal/contract/statuses';
import { EMAIL_TEMPLATES, RETURNING_DECISIONS } from '@portal/contract/transitions';
import type { Request } from '@portal/contract/types';
import { Box, chakra, fill, Heading, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import type { ReactNode } from 'react';
import type { Preview } from '../model/group-access.ts';
import { AccessLines } from './AccessLines.tsx';
import { PointLines } from './PointLines.tsx';
import { decisionPreview as words } from '#texts/decision-preview';

/** What the chosen decision would do, as the server would do it; told before anything is confirmed. */
export function DecisionPreview({ request, status }: { request: Request; status: RequestStatus }) {
  const { data, error } = useApi('GET /request/{id}/decision-preview/', {
    params: { id: request.id },
    query: { status },
    silent: true,
  });
  return (
    <Box
      as="section"
      aria-label={words.title}
      aria-live="polite"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l2"
      p="3"
      textStyle="sm"
      overflowWrap="anywhere"
    >
      <Heading as="h4" textStyle="sm" mb="2">
        {words.title}
      </Heading>
      {data ? (
        <Effects preview={data} request={request} />
      ) : error ? (
        <Text color="fg.muted">{words.failed}</Text>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Box>
  );
}

function Effects({ preview, request }: { preview: Preview; request: Request }) {
  const { access, changes, mail, notified, waits_for: waiting, not_chosen: unchosen } = preview;
  const names = notified.people.map((person) => person.display_name).join(', ');
  const isAccessKept = access.opens.length === 0 && access.ends.length === 0;
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
      <Effect term={words.mail}>
        {mail ? (
          <MailLines mail={mail} status={preview.status} requestId={request.id} />
        ) : (
          <Text>{words.noMail}</Text>
        )}
        {names ? (
          <Text>{fill(notified.after_undo ? words.toldAfterUndo : words.told, { names })}</Text>
        ) : null}
      </Effect>
      {RETURNING_DECISIONS.includes(preview.status) ? (
        <Effect term={words.points}>
          <PointLines request={request} />
        </Effect>
      ) : null}
      {isAccessKept ? (
        <Effect term={words.access}>
          <Text>{words.noAccess}</Text>
        </Effect>
      ) : null}
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
      <Effect term={words.next}>
        <Text>{preview.next}</Text>
      </Effect>
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
    // two members may have one name
    <Text key={index}>{fill(words.member, { name, missing: missing.join(', ') })}</Text>
  ));

/** As the composer will begin it: the same read serves both. */
function MailLines({
  mail,
  status,
  requestId,
}: {
  mail: NonNullable<Preview['mail']>;
  status: RequestStatus;
  requestId: number;
}) {
  const { data } = useApi('GET /email-info/', {
    query: {
      email_type: EMAIL_TEMPLATES[status as keyof typeof EMAIL_TEMPLATES],
      model_name: 'request',
      obj_ids: requestId,
    },
    silent: true,
    swr: { revalidateOnFocus: false, revalidateIfStale: false },
  });
  const copies = data?.cc ?? [];
  return (
    <>
      <Text>{fill(words.mailTo, { addresses: (data?.to ?? mail.to).join(', ') })}</Text>
      {copies.length > 0 ? <Text>{fill(words.mailCc, { addresses: copies.join(', ') })}</Text> : null}
      {data ? <Text>{fill(words.mailSubject, { subject: data.subject })}</Text> : null}
      <Text color="fg.muted">{words.mailEditable}</Text>
    </>
  );
}
