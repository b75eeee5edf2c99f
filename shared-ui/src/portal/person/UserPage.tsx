import type { ReactNode } from 'react';
import { OFFICIAL_ROLES } from '@portal/contract/roles';
import type { User } from '@portal/contract/types';
import { HStack, Stack } from '../../design/index.ts';
import { useOpenedObject } from '../../design/commands/index.ts';
import { Page, RouteButton } from '../../design/page/index.ts';
import { useObjectId, useSearchParams } from '../../design/router/index.ts';
import { user as words } from '#texts/user';
import { useApi } from '../data/index.ts';
import { ReadGate } from '../errors/index.ts';
import type { FormField } from '../form/index.ts';
import { useSession } from '../session/index.ts';
import { ActiveBadge, VerifiedBadge } from './AccountState.tsx';
import { AddressButton } from './AddressButton.tsx';
import { Affiliations } from './Affiliations.tsx';
import { Facts } from './Facts.tsx';
import { ResearcherWork } from './ResearcherWork.tsx';
import { UserEditor } from './UserEditor.tsx';

const BREADCRUMBS = [{ label: words.list, to: '/user' }];

/** What an app adds to the page of a person. */
export interface PersonParts {
  /** Buttons beside Edit: the user's actions on the account. */
  readonly actions?: (person: User, reload: () => Promise<void>) => ReactNode;
  /** Sections below those that all users see. */
  readonly sections?: (person: User) => ReactNode;
  /** Additional form fields, besides those that people fill in themselves. */
  readonly fields?: (person: User) => readonly FormField[];
}

interface UserPageProps {
  parts?: PersonParts;
  /** Whether the user can return to a list of people. */
  hasList: boolean;
}

/** /user/{id}: one person, with the sections that the user's role may see. `?edit` shows a form instead. */
export function UserPage({ parts = {}, hasList }: UserPageProps) {
  const id = useObjectId();
  const read = useApi('GET /user/{id}/', { params: { id }, query: { expand: true } });
  const [parameters] = useSearchParams();
  const crumbs = hasList ? BREADCRUMBS : [];
  return (
    <ReadGate read={read} failure={words.failure} heading={words.list}>
      {(person) =>
        parameters.has('edit') && person.abilities['edit'] ? (
          <UserEditor
            key={person.id}
            person={person}
            etag={read.etag}
            crumbs={crumbs}
            fields={parts.fields?.(person)}
            onSaved={read.replace}
          />
        ) : (
          <UserView person={person} parts={parts} crumbs={crumbs} reload={read.reload} />
        )
      }
    </ReadGate>
  );
}

interface UserViewProps {
  person: User;
  parts: PersonParts;
  crumbs: typeof BREADCRUMBS;
  reload: () => Promise<void>;
}

function UserView({ person, parts, crumbs, reload }: UserViewProps) {
  useOpenedObject({ path: `/user/${person.id}`, label: person.display_name });
  const { role } = useSession();
  const { abilities } = person;
  // A Signing Official sees a person's details, but not their projects and requests (spec 1 section 6).
  const seesWork = abilities['see_work'] && !(role !== null && OFFICIAL_ROLES.includes(role));
  return (
    <Page
      title={person.display_name}
      breadcrumbs={crumbs}
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
          {abilities['change_email'] && person.active ? <AddressButton person={person} /> : null}
          {parts.actions?.(person, reload)}
        </>
      }
    >
      <Stack gap="10">
        <Facts person={person} />
        <Affiliations person={person} />
        {seesWork ? <ResearcherWork userId={person.id} /> : null}
        {parts.sections?.(person)}
      </Stack>
    </Page>
  );
}
