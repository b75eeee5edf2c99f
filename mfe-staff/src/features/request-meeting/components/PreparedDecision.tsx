import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import {
  Box,
  Button,
  CheckRow,
  chakra,
  fill,
  Flex,
  Grid,
  Heading,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { MailComposer } from '@portal/shared-ui/mail';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestStatusBadge } from '@portal/shared-ui/request-status';
import { useState } from 'react';
import { LetterText } from '../../batch-decision/components/LetterText.tsx';
import { RowOutcome } from '../../batch-decision/components/RowOutcome.tsx';
import type { BatchRow, Letter } from '../../batch-decision/model/batch-row.ts';
import type { Outcome } from '../../batch-decision/components/use-batch.ts';
import { DecisionPreview } from '../../decision-preview/components/DecisionPreview.tsx';
import { DecisionPoints } from '../../revision-points/components/DecisionPoints.tsx';
import { meetingAddress } from '../../request/model/request-address.ts';
import { meeting } from '#texts/meeting';

const words = meeting.decisions;

interface PreparedDecisionProps {
  row: BatchRow;
  isEdited: boolean;
  isChosen: boolean;
  isSending: boolean;
  outcome: Outcome | undefined;
  onChoose: (isOn: boolean) => void;
  onEdit: (letter: Letter) => void;
}

/** One application with its decision and letter, to check, edit or leave out. */
export function PreparedDecision({
  row,
  isEdited,
  isChosen,
  isSending,
  outcome,
  onChoose,
  onEdit,
}: PreparedDecisionProps) {
  const { request, decision, letter, points, obstacle, facts } = row;
  const [isEditing, setEditing] = useState(false);
  const { sfari_request_id: code } = request;
  const label = REQUEST_STATUS_LABELS[decision];
  return (
    <chakra.article
      aria-label={`${code}: ${label}`}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      scrollMarginBottom="5rem"
    >
      <Flex gap="3" align="flex-start">
        <CheckRow
          isLabelHidden
          isChecked={isChosen}
          isDisabled={obstacle !== null || outcome !== undefined || isSending}
          onChange={onChoose}
        >
          {fill(words.tick, { decision: label, code })}
        </CheckRow>
        <Box minW="0" flex="1">
          <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
            <Heading as="h2" textStyle="md">
              {code}
            </Heading>
            <RequestStatusBadge status={decision} />
            <RouteLink to={meetingAddress(request.id)} textStyle="sm">
              {words.page}
            </RouteLink>
          </Flex>
          <Text overflowWrap="anywhere">{request.project.title}</Text>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {request.owner.display_name}
            {request.institution ? `, ${request.institution.display_name}` : ''}
          </Text>
        </Box>
      </Flex>
      {outcome === undefined ? null : (
        <Box mt="3">
          <RowOutcome outcome={outcome} done={label} />
        </Box>
      )}
      {outcome === 'done' ? null : (
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="5" mt="4">
          <Box minW="0">
            {obstacle === null ? null : (
              <Text mb="2" color="fg.error">
                {obstacle}
              </Text>
            )}
            {letter ? (
              <>
                <LetterText letter={letter} />
                <Flex mt="3" gap="3" align="center">
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={isSending || outcome !== undefined}
                    aria-label={fill(words.editNamed, { code })}
                    onClick={() => setEditing(true)}
                  >
                    {words.edit}
                  </Button>
                  {isEdited ? (
                    <Text textStyle="sm" color="fg.muted">
                      {words.edited}
                    </Text>
                  ) : null}
                </Flex>
              </>
            ) : obstacle === null ? (
              <Text color="fg.muted">{words.noEmail}</Text>
            ) : null}
          </Box>
          <Flex direction="column" gap="3" minW="0">
            {request.decisions.includes(decision) ? (
              <DecisionPreview request={request} status={decision} label={fill(words.effects, { code })} />
            ) : null}
            {points ? <DecisionPoints request={request} drafts={points} /> : null}
            <Flex wrap="wrap" gap="1">
              {facts.map(({ label: fact, tone }) => (
                <StatusBadge key={fact} tone={tone} size="sm">
                  {fact}
                </StatusBadge>
              ))}
            </Flex>
          </Flex>
        </Grid>
      )}
      {isEditing && letter ? (
        <MailComposer
          title={fill(words.editTitle, { code, decision: label })}
          // a later meeting about the same application starts a new draft
          draftName={`meeting-${request.id}-${decision}-${row.etag}`}
          start={{ data: { ...letter, cc: letter.cc ?? [], bcc: letter.bcc ?? [] } }}
          send={{ label: words.use }}
          offers={{ attachments: true }}
          state={{ isBusy: false, error: null }}
          onSend={(mail) => {
            if (mail) {
              const { to, cc, bcc, subject, body, attachments } = mail;
              onEdit({ to, cc, bcc, subject, body, attachments });
            }
            setEditing(false);
            // nothing is sent yet: the draft with its attachments stays editable
            return Promise.resolve(false);
          }}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </chakra.article>
  );
}
