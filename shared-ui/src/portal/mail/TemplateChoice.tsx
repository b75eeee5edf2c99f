import { NativeSelect } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../design/dialog/index.ts';
import { LabeledField } from '../../design/layout/LabeledField.tsx';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { api, useApi } from '../data/index.ts';
import { useWriteSteps } from '../write/index.ts';
import { mail as words } from '#texts/mail';
import { EMPTY_MAIL, type MailDraft, type MailStart, type MailWords } from './draft.ts';
import type { MailSubject } from './mail-subject.ts';
import { MailErrors } from './MailErrors.tsx';

interface TemplateChoiceProps {
  about: MailSubject;
  draft: MailDraft;
  /** Receives the filled email and its letter, null for an empty email; attachments and blind copies stay unchanged. */
  onFilled: (changes: Partial<MailDraft>, letter: MailStart | null) => void;
  isDisabled: boolean;
  /** Called when loading of a template starts and ends. */
  onBusy: (isBusy: boolean) => void;
}

type Filled = Parameters<TemplateChoiceProps['onFilled']>;

/** The parts of an email that a template would replace, as one string to compare. */
const joinWords = ({ to, cc, bcc, subject, body }: MailWords): string =>
  JSON.stringify([to, cc, bcc, subject, body]);

/** Starts the email from a template or empty. If the user has already typed, it asks before replacing the text. */
export function TemplateChoice({ about, draft, onFilled, isDisabled, onBusy }: TemplateChoiceProps) {
  const templates = useApi('GET /email-template/', {
    query: { model_name: about.model, decision__isnull: true },
  });
  const list = templates.data?.results;
  const { run, isBusy, error } = useWriteSteps();
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const [asked, setAsked] = useState<string | null>(null);
  // a loaded template that waits for confirmation, because the user typed while it was loading
  const [waiting, setWaiting] = useState<Filled | null>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const start = async (key: string) => {
    setAsked(null);
    if (waiting) {
      setWaiting(null);
      return onFilled(...waiting);
    }
    const chosen = list?.find((each) => each.key === key);
    if (!chosen) {
      const { to, cc, bcc } = draft;
      return onFilled({ ...EMPTY_MAIL, to, cc, bcc, template: '', from: '', isTyped: false }, null);
    }
    const before = joinWords(draft);
    await run(async () => {
      const { data } = await api('GET /email-template/{id}/filled/', {
        params: { id: chosen.id },
        query: { object_id: about.id },
        quiet: true,
      });
      const { to, cc, bcc, subject, body, from } = data;
      const filled: Filled = [{ to, cc, bcc, subject, body, from, template: key, isTyped: false }, data];
      if (joinWords(latest.current) === before) return onFilled(...filled);
      setWaiting(filled);
      setAsked(key);
    });
  };
  if (templates.error) return null;
  if (!list) return <LoadingText>{words.loading}</LoadingText>;
  return (
    <>
      {error ? <MailErrors error={error} /> : null}
      <LabeledField id="email-template" label={words.template}>
        {(control) => (
          <NativeSelect.Root disabled={isDisabled || isBusy}>
            <NativeSelect.Field
              {...control}
              value={draft.template}
              onChange={({ currentTarget: { value } }) =>
                draft.isTyped ? setAsked(value) : void start(value)
              }
            >
              <option value="">{words.blank}</option>
              {list.map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </LabeledField>
      <ConfirmDialog
        isOpen={asked !== null}
        isDestructive
        title={words.replaceTitle}
        consequence={asked === '' ? words.emptyConsequence : words.replaceConsequence}
        confirmLabel={words.replace}
        cancelLabel={words.keepMine}
        onConfirm={() => void start(asked ?? '')}
        onCancel={() => {
          setAsked(null);
          setWaiting(null);
        }}
      />
    </>
  );
}
