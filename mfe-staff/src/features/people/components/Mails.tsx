import { ObjectMails } from '@portal/shared-ui/mail';
import type { User } from '@portal/contract/types';

/** All emails about a person, and a button to write one. */
export function Mails({ person: { id, display_name: name, email } }: { person: User }) {
  return <ObjectMails about={{ model: 'user', id, name, to: [email] }} />;
}
