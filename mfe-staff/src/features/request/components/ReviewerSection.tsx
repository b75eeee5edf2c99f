import { MESSAGES } from '@portal/contract/messages';
import { REVIEWER_ROLE } from '@portal/contract/statuses';
import { TISSUE_TYPES } from '@portal/contract/statuses';
import { REVIEWER_LOCKED_STATUSES } from '@portal/contract/transitions';
import { Button, chakra, HStack, Stack, Text, fill, PanelSection } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import type { PanelProps } from '../model/panel-props.ts';
import { listGroups, listReviewerKinds } from '../model/reviewer-kinds.ts';
import { ConflictLines, useReviewerHints } from '../../review/components/ConflictLines.tsx';
import { ReviewerPicker } from './ReviewerPicker.tsx';
import { request as words } from '#texts/request';

type Reviewer = PanelProps['request']['review_users'][number];

/** The request's reviewers, and a picker to assign more. */
export function ReviewerSection({ request, reload }: PanelProps) {
  const [leaving, setLeaving] = useState<Reviewer | null>(null);
  const { send, isBusy } = useWrite('DELETE /review/{id}/', {
    read: { etag: null, reload },
    invalidates: ['review', 'history'],
    onDone: () => setLeaving(null),
    failureTitle: true,
  });
  const undo = useUndo('POST /review/undo-removal/', {
    invalidates: ['review', 'history'],
    readAgain: reload,
  });
  const canAssign = request.abilities['assign_reviewer'] ?? false;
  const kinds = listReviewerKinds(request);
  const isWaiting =
    !REVIEWER_LOCKED_STATUSES.includes(request.status) &&
    kinds.some(({ role, people }) => role !== REVIEWER_ROLE.OTHER && people.length === 0);
  const hints = useReviewerHints(request, canAssign);
  const remove = async () => {
    if (!leaving) return;
    const { review_id: review, display_name: name } = leaving;
    const code = request.sfari_request_id;
    await send(
      { params: { id: review } },
      {
        done: {
          title: fill(words.reviewers.removed, { name, code }),
          description: words.reviewers.assignedHint,
          undo: undo(
            { body: { request: request.id, review } },
            fill(words.reviewers.restored, { name, code }),
          ),
        },
      },
    );
  };

  return (
    <PanelSection title={words.reviewers.title}>
      <Stack gap="4">
        {kinds.map(({ role, label, people, isFull }) => (
          <div key={role}>
            <Text fontWeight="semibold" textStyle="sm">
              {label}
            </Text>
            {people.length === 0 && !canAssign ? <Text color="fg.muted">{words.reviewers.none}</Text> : null}
            <chakra.ul listStyleType="none" m="0" p="0">
              {people.map((person) => (
                <li key={person.review_id}>
                  <HStack justify="space-between">
                    <Text overflowWrap="anywhere">{person.display_name}</Text>
                    {canAssign ? (
                      <Button
                        size="sm"
                        variant="ghost"
                        colorPalette="gray"
                        aria-label={fill(words.reviewers.removeNamed, { displayName: person.display_name })}
                        onClick={() => setLeaving(person)}
                      >
                        {words.reviewers.remove}
                      </Button>
                    ) : null}
                  </HStack>
                  {hints.has(person.id) ? (
                    <Text textStyle="sm" color="fg.muted" mb="2">
                      {hints.get(person.id)}
                    </Text>
                  ) : null}
                </li>
              ))}
            </chakra.ul>
            {canAssign && !isFull ? (
              <ReviewerPicker
                request={request}
                role={role}
                label={label}
                groups={listGroups(request.type)}
                reload={reload}
              />
            ) : null}
          </div>
        ))}
      </Stack>
      {isWaiting && !canAssign ? (
        <Text textStyle="sm" mt="3">
          {TISSUE_TYPES.includes(request.type)
            ? words.reviewers.assignersOfTissue
            : words.reviewers.assigners}
        </Text>
      ) : null}
      {canAssign ? <ConflictLines request={request} reload={reload} /> : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={MESSAGES.removeReviewers}
        consequence={fill(words.reviewers.removeConsequence, {
          name: leaving?.display_name ?? '',
          code: request.sfari_request_id,
        })}
        confirmLabel={words.reviewers.confirmRemove}
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setLeaving(null)}
      />
    </PanelSection>
  );
}
