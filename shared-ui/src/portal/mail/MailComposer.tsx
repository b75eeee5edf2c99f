import type { ReactNode } from 'react';
import { Modal } from '../../design/dialog/index.ts';
import { RetryPanel } from '../../design/errors/index.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import type { ApiError } from '../data/index.ts';
import { mail as words } from '#texts/mail';
import { ComposerForm, type ComposerFormProps } from './ComposerForm.tsx';
import type { MailStart } from './draft.ts';

export interface MailComposerProps extends Omit<ComposerFormProps, 'start' | 'children'> {
  /** Title of the panel. */
  title: string;
  /** The server's draft, as an API read. */
  start: { data: MailStart | undefined; error?: ApiError | undefined; reload?: () => Promise<void> };
  /** Content above the form: the effect of the email, or what has changed since the draft. */
  children?: ReactNode;
}

/**
 * The side panel in which staff write every email, with a decision or separately (spec 3 section 2.17). Escape closes
 * it; text, attachments and choices stay for the next time.
 */
export function MailComposer({ title, start, children, ...form }: MailComposerProps) {
  return (
    <Modal isOpen title={title} onClose={form.onClose} size="lg" placement="end">
      {start.error ? (
        <RetryPanel title={words.noTemplates} error={start.error} onRetry={() => void start.reload?.()} />
      ) : start.data ? (
        <ComposerForm {...form} start={start.data}>
          {children}
        </ComposerForm>
      ) : (
        <LoadingText>{words.loading}</LoadingText>
      )}
    </Modal>
  );
}
