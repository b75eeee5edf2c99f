import { MESSAGES } from '@portal/contract/messages';
import { LIMITS } from '@portal/contract/limits';
import {
  Box,
  Button,
  CheckRow,
  Input,
  LabeledField,
  Panel,
  SectionHeading,
  Stack,
  Text,
  Textarea,
} from '@portal/shared-ui';
import { BotCheck } from '@portal/shared-ui/bot-check';
import { api, ApiError } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { UnsavedGuard } from '@portal/shared-ui/form';
import { useBotCheck } from '@portal/shared-ui/use-bot-check';
import { useRef, useState, type FormEvent } from 'react';
import { feedback as words } from '#texts/feedback';

type FieldErrors = Readonly<Record<string, readonly string[]>>;
const EMPTY = { feedback: '', reply: false, contact: '' };

/** Feedback to support about a dataset. A failed send does not lose the text (spec 2 section 2.7). */
export function FeedbackForm({ dataset }: { dataset: string }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const botCheck = useBotCheck();
  const form = useRef<HTMLFormElement>(null);
  const change = (changed: Partial<typeof EMPTY>) => {
    setValues({ ...values, ...changed });
    setSent(false);
  };
  const refuse = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const send = async () => {
    const { feedback, reply, contact } = values;
    const missing: FieldErrors = {
      ...(feedback.trim() === '' ? { feedback: [MESSAGES.required] } : {}),
      ...(reply && contact.trim() === '' ? { contact: [MESSAGES.required] } : {}),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    setErrors({});
    setBusy(true);
    try {
      const check = await botCheck.solve();
      const wanted = reply ? { contact: contact.trim() } : {};
      await api('POST /feedback/', { quiet: true, body: { dataset, feedback, reply, ...wanted, ...check } });
      setValues(EMPTY);
      setSent(true);
    } catch (error) {
      if (botCheck.catches(error)) return;
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) refuse(error.fields);
      else setProblem(error instanceof ApiError ? error.detail : words.failed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel as="section" mt="8">
      <UnsavedGuard when={values.feedback.trim() !== ''} what={words.subject} />
      <SectionHeading>{words.title}</SectionHeading>
      <form
        ref={form}
        noValidate
        aria-label={words.title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="4" align="stretch" maxW="prose">
          <LabeledField label={words.feedback} help={words.help} error={errors['feedback']?.[0]}>
            {(control) => (
              <Textarea
                {...control}
                name="feedback"
                rows={4}
                maxLength={LIMITS.feedback}
                value={values.feedback}
                onChange={(event) => change({ feedback: event.currentTarget.value })}
              />
            )}
          </LabeledField>
          <CheckRow isChecked={values.reply} onChange={(reply) => change({ reply })}>
            {words.reply}
          </CheckRow>
          {values.reply ? (
            <LabeledField label={words.contact} error={errors['contact']?.[0]}>
              {(control) => (
                <Input
                  {...control}
                  name="contact"
                  type="email"
                  autoComplete="email"
                  value={values.contact}
                  onChange={(event) => change({ contact: event.currentTarget.value })}
                />
              )}
            </LabeledField>
          ) : null}
          {botCheck.isVisible ? <BotCheck key={botCheck.round} onSolved={botCheck.setSolution} /> : null}
          <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={words.sending}>
            {words.send}
          </Button>
          <Box as="output" display="block" color="fg.success">
            {isSent ? words.sent : ''}
          </Box>
        </Stack>
      </form>
      {problem === null ? null : (
        <Modal
          type="error"
          isOpen
          title={words.error}
          onClose={() => setProblem(null)}
          footer={<Button onClick={() => setProblem(null)}>{words.close}</Button>}
        >
          <Text>{problem}</Text>
        </Modal>
      )}
    </Panel>
  );
}
