import { Phrase, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { useBranding } from '@portal/shared-ui/branding';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { factors as factorWords } from '#texts/factors';
import { language as languageWords } from '#texts/language';
import { organizations as organizationWords } from '#texts/organizations';
import { profile as words } from '#texts/profile';
import { user as userWords } from '#texts/user';
import { OwnLanguage } from '../../language/OwnLanguage.tsx';
import { SupportLink } from '../account/SupportLink.tsx';
import { ProfileForm } from '@portal/shared-ui/person';
import { Affiliations } from '@portal/shared-ui/person';
import { Section } from '@portal/shared-ui/person';
import { LinkedOrganizations } from './LinkedOrganizations.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { OwnDensity } from './OwnDensity.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { Sessions } from './Sessions.tsx';

/** /my-profile: the person's own details, address, password and devices. */
export function Component() {
  const me = useSessionUser();
  const { refresh } = useSession();
  const { languages, organizations = [] } = useBranding();
  const read = useApi('GET /user/{id}/', { params: { id: me.id }, query: { expand: true } });
  return (
    <Page title={words.title} width="narrow" breadcrumbs={[]} summary={me.email}>
      <ReadGate read={read} failure={userWords.failure}>
        {(person) => (
          <Stack gap="10">
            <Section title={words.details}>
              <ProfileForm
                key={person.id}
                person={person}
                etag={read.etag}
                isOwn
                submitLabel={words.save}
                what={words.what}
                onSaved={async (saved, etag) => {
                  await read.replace(saved, etag);
                  notify.success(words.saved);
                  await refresh();
                }}
              />
            </Section>
            <Affiliations isOwn person={person} />
            {person.abilities['affiliate'] ? null : (
              <Text color="fg.muted">
                <Phrase text={words.institutionFixed} values={{ support: <SupportLink /> }} />
              </Text>
            )}
            {languages.length > 1 ? (
              <Section title={languageWords.title}>
                <Stack gap="3">
                  <Text color="fg.muted">{languageWords.help}</Text>
                  <OwnLanguage />
                </Stack>
              </Section>
            ) : null}
            <Section title={words.density}>
              <OwnDensity />
            </Section>
            <SecuritySection person={person} />
            <Section title={factorWords.title}>
              <SecondFactors />
            </Section>
            {organizations.length > 0 ? (
              <Section title={organizationWords.title}>
                <LinkedOrganizations />
              </Section>
            ) : null}
            <Section title={words.sessions}>
              <Sessions />
            </Section>
          </Stack>
        )}
      </ReadGate>
    </Page>
  );
}
