import type { ReactNode } from 'react';
import { Modal } from '../../design/dialog/index.ts';
import { RetryPanel } from '../../design/errors/index.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import type { ApiError } from '../data/index.ts';
import { mail as words } from '#texts/mail';
import { ComposerForm, type ComposerFormProps } from './ComposerForm.tsx';
import type { MailStart } from './draft.ts';

export interface MailComposerProps extends Omit<ComposerFormProps, 'start' | 'children'> {
  /** Of the panel. */
  title: string;
  /** What the server drafted, as it was read. */
  start: { data: MailStart | undefined; error?: ApiError | undefined; reload?: () => Promise<void> };
  /** Above the form: what the mail brings about, what has changed since. */
  children?: ReactNode;
}

/**
 * The one panel at the side in which staff write a mail, for a decision or for itself (spec 3 section 2.17). Escape closes
 * it; what was typed, attached and chosen stays for the next time.
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
