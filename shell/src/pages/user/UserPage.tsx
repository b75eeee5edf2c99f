import { lazy, Suspense } from 'react';
import { MAIL_LOG_ROLES } from '@portal/contract/mail-rules';
import type { User } from '@portal/contract/types';
import { HStack, LoadingText, Stack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { user as words } from '#texts/user';
import { ActiveBadge, VerifiedBadge } from './AccountState.tsx';
import { UserEditor } from './edit/UserEditor.tsx';
import { useObjectId } from './object-id.ts';
import { AccountActions } from './sections/AccountActions.tsx';
import { Affiliations } from './sections/Affiliations.tsx';
import { Comments } from './sections/Comments.tsx';
import { Facts } from './sections/Facts.tsx';
import { Section } from './Section.tsx';
import { ResearcherWork } from './work/ResearcherWork.tsx';

// The composer brings an editor along.
const Mails = lazy(async () => ({ default: (await import('./sections/Mails.tsx')).Mails }));

const CRUMBS = [{ label: words.list, to: '/user' }];
/** A Signing Official sees who somebody is, not what they work on (spec 1 section 6). */
const OFFICIALS: readonly string[] = ['sbso', 'pi_sbso'];
const MAIL_READERS: readonly string[] = MAIL_LOG_ROLES;

const readInstitutions = ({ user_institutions: links = [] }: User): ReadonlyMap<string, string> =>
  new Map(links.map(({ institution: { id, display_name: name } }) => [String(id), name]));

/** /user/{id}: one person, with the sections that the reader's role has. `?edit` turns it into a form. */
export function Component() {
  const id = useObjectId();
  const read = useApi('GET /user/{id}/', { params: { id }, query: { expand: true } });
  const [parameters] = useSearchParams();
  return (
    <ReadGate read={read} failure={words.failure}>
      {(person) =>
        parameters.has('edit') && person.abilities['edit'] ? (
          <UserEditor key={person.id} person={person} etag={read.etag} onSaved={read.replace} />
        ) : (
          <UserView person={person} onChanged={read.reload} />
        )
      }
    </ReadGate>
  );
}

function UserView({ person, onChanged }: { person: User; onChanged: () => Promise<void> }) {
  const { role } = useSession();
  const { abilities } = person;
  const seesWork = abilities['see_work'] && !(role !== null && OFFICIALS.includes(role));
  return (
    <Page
      title={person.display_name}
      breadcrumbs={CRUMBS}
      summary={
        <HStack gap="3" wrap="wrap">
          {person.title ? <span>{person.title}</span> : null}
          <ActiveBadge isActive={person.active} />
          <VerifiedBadge isVerified={person.verified} />
        </HStack>
      }
      actions={
        <>
          {abilities['edit'] ? (
            <RouteButton to={`/user/${person.id}?edit=true`}>{words.edit}</RouteButton>
          ) : null}
          <AccountActions person={person} onChanged={onChanged} />
        </>
      }
    >
      <Stack gap="10">
        <Facts person={person} />
        <Affiliations person={person} />
        {seesWork ? <ResearcherWork userId={person.id} /> : null}
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
      </Stack>
    </Page>
  );
}
