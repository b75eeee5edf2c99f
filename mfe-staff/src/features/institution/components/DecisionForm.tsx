import { useState } from 'react';
import type { InstitutionDecision } from '@portal/contract/institution-transitions';
import type { ResponseOf } from '@portal/contract/types';
import { Button, HStack, Stack, Text } from '@portal/shared-ui';
import {
  HiddenRecipients,
  MailErrors,
  MailFields,
  MailPreview,
  useMailDraft,
  useUnwritten,
  type MailDraft,
} from '@portal/shared-ui/mail';
import { Tabs } from '@portal/shared-ui/tabs';
import { actions } from '#texts/institution-actions';
import type { PartProps } from '@portal/shared-ui/institution';
import { useDecision } from '../api/useDecision.ts';

type Template = ResponseOf<'GET /institution/{id}/decision-mail/'>;
const CALM: readonly InstitutionDecision[] = ['approve', 'follow_up'];

const makeEmail = ({ to, cc, subject, body }: MailDraft, isHidden: boolean) => ({
  to: [...to],
  cc: [...cc],
  bcc_all: isHidden,
  subject,
  body,
});

/** Recipients, subject and message of a decision's mail, and how it will look. What is typed stays until it is sent. */
export function DecisionForm(
  props: PartProps & { decision: InstitutionDecision; template: Template; onClose: () => void },
) {
  const { institution, decision, template, onClose } = props;
  const { draft, change, isOld, startAgain, forget } = useMailDraft(
    `institution-${institution.id}-${decision}`,
    template,
  );
  const { attempt, isKeptBack } = useUnwritten(draft);
  const [isHidden, setHidden] = useState(template.bcc_all);
  const [view, setView] = useState('write');
  const done = () => {
    forget();
    onClose();
  };
  const { decide, isBusy, failure, error } = useDecision({ ...props, onDone: done });
  // An institution that nobody belongs to can be decided about all the same.
  const hasNobody = template.to.length === 0 && draft.to.length === 0;
  const send = async () => {
    if (!hasNobody && isKeptBack()) return setView('write');
    await decide(hasNobody ? undefined : makeEmail(draft, isHidden));
    setView('write');
  };
  return (
    <Stack gap="4">
      {failure ? (
        error ? (
          <MailErrors error={error} words={failure} />
        ) : (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {failure}
          </Text>
        )
      ) : null}
      {isOld ? (
        <HStack justify="space-between" wrap="wrap" bg="bg.muted" borderRadius="l2" px="3" py="2">
          <span>{actions.oldDraft}</span>
          <Button size="sm" variant="outline" onClick={startAgain}>
            {actions.startAgain}
          </Button>
        </HStack>
      ) : null}
      {hasNobody ? <Text>{actions.nobody}</Text> : null}
      <Tabs.Root value={view} onValueChange={({ value }) => setView(value)}>
        <Tabs.List aria-label={actions.dialogTabs}>
          <Tabs.Trigger value="write">{actions.write}</Tabs.Trigger>
          <Tabs.Trigger value="preview">{actions.preview}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="write" pt="4">
          <MailFields
            draft={draft}
            onChange={change}
            from={template.from}
            error={error}
            attempt={attempt}
            errorPrefix="email."
            belowRecipients={<HiddenRecipients isHidden={isHidden} onChange={setHidden} />}
          />
        </Tabs.Content>
        <Tabs.Content value="preview" pt="4">
          <MailPreview draft={draft} from={template.from} isHidden={isHidden} />
        </Tabs.Content>
      </Tabs.Root>
      <HStack justify="flex-end" wrap="wrap" borderTopWidth="1px" pt="4">
        <Button variant="outline" colorPalette="gray" onClick={onClose} disabled={isBusy}>
          {actions.return}
        </Button>
        <Button
          colorPalette={CALM.includes(decision) ? 'accent' : 'red'}
          loading={isBusy}
          disabled={draft.to.length === 0 && !hasNobody}
          onClick={() => void send()}
        >
          {hasNobody ? actions[decision] : `${actions[decision]} ${actions.send}`}
        </Button>
      </HStack>
    </Stack>
  );
}
