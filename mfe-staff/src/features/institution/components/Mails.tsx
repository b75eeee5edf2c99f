import { ObjectMails } from '@portal/shared-ui/mail';
import type { PartProps } from '@portal/shared-ui/institution';

/** All emails about the institution, and a button to write one. */
export function Mails({ institution: { id, display_name: name } }: PartProps) {
  return <ObjectMails about={{ model: 'institution', id, name }} />;
}
