import { LIMITS } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { REVIEWER_ROLE, type ReviewerRole } from '@portal/contract/statuses';
import {
  BulletList,
  Button,
  chakra,
  HStack,
  LabeledField,
  Link,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { useApi } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { ChoiceGroup } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { useSessionUser } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { review as words } from '#texts/review';

interface ConflictFormProps {
  requestId: number;
  role: ReviewerRole;
  /** Called if the reviewer declares no conflict and continues to the review. */
  onNone: () => void;
  /** Given if the reviewer declares a conflict later: the question is then answered, and they can go back. */
  onCancel: (() => void) | undefined;
}

/** The conflict-of-interest question before a review (spec 3 sections 2.7 and 4.8). A Yes ends the review. */
export function ConflictForm({ requestId, role, onNone, onCancel }: ConflictFormProps) {
  const user = useSessionUser();
  const [answer, setAnswer] = useState(onCancel ? 'yes' : undefined);
  const [explanation, setExplanation] = useState('');
  const [isNoted, setNoted] = useState(false);
  const hints = useApi('GET /conflict-hint/', {
    query: { request: requestId, user__in: String(user.id) },
    silent: true,
  });
  const known = hints.data?.results[0]?.hints ?? [];
  const exists = answer === 'yes';
  const { send, isBusy, failure } = useWrite('POST /conflict/', { isSilent: true });
  const isReady = answer === 'no' || (exists && explanation.trim() !== '');

  const submit = async () => {
    const body = {
      request: requestId,
      user: user.id,
      conflict_exists: exists,
      explanation: exists ? explanation : '',
    };
    if (!(await send({ body }))) return;
    if (exists) setNoted(true);
    else onNone();
  };

  return (
    <Stack gap="4">
      {known.length > 0 ? (
        <div>
          <Text textStyle="sm">{words.conflict.hints}</Text>
          <BulletList>
            {known.map((hint) => (
              <li key={hint}>{words.ownHint[hint]}</li>
            ))}
          </BulletList>
        </div>
      ) : null}
      {onCancel ? null : (
        <LabeledField label={words.conflict.question} help={words.conflict.help} isGroup>
          {({ id }) => (
            <ChoiceGroup
              type="radio"
              id={id}
              name={`conflict-${requestId}`}
              options={[
                { value: 'yes', label: words.conflict.yes },
                { value: 'no', label: words.conflict.no },
              ]}
              chosen={answer === undefined ? [] : [answer]}
              onChange={([chosen]) => setAnswer(chosen)}
              onBlur={() => undefined}
              isInvalid={false}
              isDisabled={isBusy}
            />
          )}
        </LabeledField>
      )}
      {exists ? (
        <LabeledField label={words.conflict.explanation} help={words.conflict.explanationHelp}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LIMITS.conflictExplanation}
              value={explanation}
              onChange={(event) => setExplanation(event.currentTarget.value)}
            />
          )}
        </LabeledField>
      ) : null}
      {failure ? (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      ) : null}
      <HStack>
        <Button disabled={!isReady} loading={isBusy} onClick={() => void submit()}>
          {words.conflict.submit}
        </Button>
        {onCancel ? (
          <Button variant="outline" disabled={isBusy} onClick={onCancel}>
            {words.conflict.cancel}
          </Button>
        ) : null}
      </HStack>
      {isNoted ? <ConflictNoted isPrimary={role === REVIEWER_ROLE.PRIMARY} /> : null}
    </Stack>
  );
}

/** Closing it in any way leads home, because the user may no longer read the request. */
function ConflictNoted({ isPrimary }: { isPrimary: boolean }) {
  const navigate = useNavigate();
  const { support_email: support } = useBranding();
  const goHome = () => void navigate('/');
  return (
    <Modal
      isOpen
      title={MESSAGES.conflictNoted}
      onClose={goHome}
      footer={<Button onClick={goHome}>{words.conflict.home}</Button>}
    >
      {isPrimary ? <chakra.p mb="3">{MESSAGES.conflictRemoved}</chakra.p> : null}
      <p>
        {words.conflict.contact} <Link href={`mailto:${support}`}>{support}</Link>
      </p>
    </Modal>
  );
}
