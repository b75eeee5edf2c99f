import { Suspense } from 'react';
import type { MailComposerProps } from './MailComposer.tsx';
import type { MailSubject } from './mail-subject.ts';
import { lazyPart } from '../../design/lazy/lazy-part.tsx';

const Composer = lazyPart(async () => ({ default: (await import('./MailComposer.tsx')).MailComposer }));
const Writer = lazyPart(async () => ({ default: (await import('./WriteMail.tsx')).WriteMail }));

/** The composer, whose code (editor, addresses, files) is fetched when the first mail is written. */
export function MailComposer(props: MailComposerProps) {
  return (
    <Suspense fallback={null}>
      <Composer {...props} />
    </Suspense>
  );
}

/** The composer for an email about an object. */
export function WriteMail(props: { about: MailSubject; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Writer {...props} />
    </Suspense>
  );
}
