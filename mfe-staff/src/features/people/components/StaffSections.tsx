import { Suspense } from 'react';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import type { User } from '@portal/contract/types';
import { LoadingText, lazyPart } from '@portal/shared-ui';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Section } from '@portal/shared-ui/person';
import { useSession } from '@portal/shared-ui/session';
import { user as words } from '#texts/user';
import { Comments } from './Comments.tsx';
import { Organizations } from './Organizations.tsx';

// The composer loads an editor, so it loads on demand.
const Mails = lazyPart(async () => ({ default: (await import('./Mails.tsx')).Mails }));

const MAIL_READERS: readonly string[] = MAIL_LOG_ROLES;

const readInstitutions = ({ user_institutions: links = [] }: User): ReadonlyMap<string, string> =>
  new Map(links.map(({ institution: { id, display_name: name } }) => [String(id), name]));

/** Staff's sections about a person: linked organizations, comments, emails and the audit trail. */
export function StaffSections({ person }: { person: User }) {
  const { role } = useSession();
  const { abilities } = person;
  return (
    <>
      <Organizations userId={person.id} />
      {abilities['comment'] ? <Comments userId={person.id} /> : null}
      {role !== null && MAIL_READERS.includes(role) ? (
        <Section title={words.emails}>
          <Suspense fallback={<LoadingText />}>
            <Mails person={person} />
          </Suspense>
        </Section>
      ) : null}
      {abilities['see_history'] ? (
        <Section title={words.history}>
          <HistoryTrail
            model="user"
            pk={person.id}
            hidesStaff
            names={{ institution: readInstitutions(person) }}
          />
        </Section>
      ) : null}
    </>
  );
}
