import { useId, useState } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Button, LabeledField, Stack, Text, Textarea } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { Tabs } from '@portal/shared-ui/tabs';
import { actions } from '#texts/institution-actions';
import { DecisionPreview } from './DecisionPreview.tsx';
import type { PartProps } from './institution-parts.ts';
import type { Decision } from './StatusActions.tsx';
import { useDecision } from './useDecision.ts';

/** A decision with the text that goes into its mail, and how the mail will look. What is typed stays until it is sent. */
export function DecisionDialog(props: PartProps & { decision: Decision; onClose: () => void }) {
  const { institution, decision, onClose } = props;
  const [view, setView] = useState('write');
  const [isMissing, setMissing] = useState(false);
  const { message, type, decide, isBusy, failure } = useDecision(props);
  const id = useId();
  const send = () => {
    const isEmpty = message.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) setView('write');
    else void decide();
  };
  return (
    <Modal
      isOpen
      size="lg"
      title={`${actions[decision]}: ${institution.display_name}`}
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose} disabled={isBusy}>
            {actions.return}
          </Button>
          <Button colorPalette={decision === 'follow_up' ? 'accent' : 'red'} loading={isBusy} onClick={send}>
            {`${actions[decision]} ${actions.send}`}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure ? (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {failure}
          </Text>
        ) : null}
        <Tabs.Root value={view} onValueChange={({ value }) => setView(value)}>
          <Tabs.List aria-label={actions.dialogTabs}>
            <Tabs.Trigger value="write">{actions.write}</Tabs.Trigger>
            <Tabs.Trigger value="preview">{actions.preview}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="write" pt="4">
            <LabeledField
              id={id}
              label={actions.message}
              help={actions.messageHelp}
              error={isMissing && message.trim() === '' ? actions.messageMissing : undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={7}
                  maxLength={LIMITS.longText}
                  value={message}
                  onChange={(event) => type(event.currentTarget.value)}
                />
              )}
            </LabeledField>
          </Tabs.Content>
          <Tabs.Content value="preview" pt="4">
            <DecisionPreview decision={decision} institution={institution.display_name} message={message} />
          </Tabs.Content>
        </Tabs.Root>
      </Stack>
    </Modal>
  );
}
