import type { ResponseOf } from '@portal/contract/types';
import { useState } from 'react';
import { readDraft, writeDraft } from './draft-store.ts';
import { isMailDraft, type MailDraft } from '@portal/shared-ui/mail';
import { draftOf } from './email-draft.ts';

/** The mail as it was left when the panel was last closed, else the template. */
export function useEmailDraft(name: string, template: ResponseOf<'GET /email-info/'>) {
  const [kept] = useState(() => readDraft(name, isMailDraft));
  const [draft, setDraft] = useState<MailDraft>(kept ?? draftOf(template));
  const [isOld, setOld] = useState(kept !== null);
  const put = (next: MailDraft) => {
    setDraft(next);
    writeDraft(name, next);
  };
  return {
    draft,
    change: put,
    /** The draft is one from before, and no fresh template. */
    isOld,
    startAgain: () => {
      setDraft(draftOf(template));
      setOld(false);
      writeDraft(name, null);
    },
    forget: () => writeDraft(name, null),
  };
}
