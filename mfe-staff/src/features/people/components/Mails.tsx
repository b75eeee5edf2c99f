import { ObjectMails } from '@portal/shared-ui/mail';
import type { User } from '@portal/contract/types';

/** Every mail about a person, and the way to write one. */
export function Mails({ person: { id, display_name: name, email } }: { person: User }) {
  return <ObjectMails about={{ model: 'user', id, name, to: [email] }} />;
}
