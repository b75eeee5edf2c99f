import type { Project } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Box, Button, LiveRegion, LoadingText, Notice, Stack, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { ApiError, failureMessage, invalidate } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { DefinedForm, useDefinedForm, type FormValues } from '@portal/shared-ui/form';
import { useState } from 'react';
import { saveIrb } from './save-irb.ts';
import { irbForm, irbValues } from './irb-form.ts';
import { project as words } from '#texts/project';

type State = { step: 'form' | 'updating' | 'success' } | { step: 'error'; message: string };

const TITLES = {
  updating: words.letterForm.updating,
  success: words.letterForm.savedTitle,
  error: words.letterForm.failed,
} as const;

/**
 * Adds a newer IRB letter; earlier letters stay on record. States: form, updating, success and error (spec 2 section
 * 4).
 */
export default function IrbDialog({
  project,
  onClose,
}: {
  project: Pick<Project, 'id' | 'latest_irb'>;
  onClose: () => void;
}) {
  const [state, setState] = useState<State>({ step: 'form' });
  const [hadLetter] = useState(project.latest_irb !== null);
  const { time_zone: timeZone } = useBranding();
  const [definition] = useState(() => irbForm(timeZone));
  const form = useDefinedForm({ definition, defaultValues: irbValues(project.latest_irb) });
  const save = async (values: FormValues) => {
    setState({ step: 'updating' });
    try {
      await saveIrb(project.id, values);
    } catch (error) {
      // invalid input is shown in the form, where it can be corrected
      if (error instanceof ApiError && error.code === 'INVALID_INPUT') {
        setState({ step: 'form' });
        throw error;
      }
      setState({ step: 'error', message: failureMessage(error) ?? MESSAGES.unexpectedError });
      return;
    }
    setState({ step: 'success' });
  };
  const finish = () => {
    onClose();
    // invalidated only on closing: the prompt for a letter would disappear, and the thank-you message with it
    void invalidate('project', 'request', 'research-team');
  };
  const isForm = state.step === 'form';
  const formTitle = hadLetter ? words.letterForm.updateTitle : words.letterForm.addTitle;
  return (
    <Modal
      isOpen
      size="lg"
      title={state.step === 'form' ? formTitle : TITLES[state.step]}
      onClose={state.step === 'updating' ? undefined : state.step === 'success' ? finish : onClose}
      footer={
        state.step === 'success' ? (
          <Button onClick={finish}>{words.letterForm.close}</Button>
        ) : state.step === 'error' ? (
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button onClick={() => setState({ step: 'form' })}>{words.letterForm.back}</Button>
          </>
        ) : undefined
      }
    >
      <Stack gap="4">
        <LiveRegion message={state.step === 'success' ? MESSAGES.irbUploaded : ''} />
        {state.step === 'updating' ? <LoadingText>{words.letterForm.updating}</LoadingText> : null}
        {state.step === 'success' ? <Text>{MESSAGES.irbUploaded}</Text> : null}
        {state.step === 'error' ? (
          <Notice tone="danger" title={words.letterForm.failedHint} isUrgent>
            {state.message}
          </Notice>
        ) : null}
        {/* hidden, not unmounted, so that the input survives a failure */}
        <Box hidden={!isForm}>
          <DefinedForm
            definition={definition}
            form={form}
            submitLabel={words.letterForm.submit}
            actions={
              <Button variant="outline" colorPalette="gray" onClick={onClose}>
                {words.cancel}
              </Button>
            }
            onSubmit={save}
          />
        </Box>
      </Stack>
    </Modal>
  );
}
