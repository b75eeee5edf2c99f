import { DefinitionList, Stack } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import { user as words } from '#texts/user';
import { useObjectId } from '@portal/shared-ui/router';

/** /public/user/{id}: name, title and institution, and no address (spec 1 section 2). */
export function Component() {
  const id = useObjectId();
  const read = useApi('GET /public/user/{id}/', { params: { id } });
  return (
    <ReadGate read={read} failure={words.peopleFailure}>
      {(person) => (
        <Page
          title={person.display_name}
          width="narrow"
          breadcrumbs={[{ label: words.people, to: '/public/user' }]}
        >
          <Stack gap="8" align="stretch">
            <DefinitionList
              items={[
                { term: words.title, value: person.title },
                { term: words.institution, value: person.institution },
              ]}
            />
            <div>
              <RouteLink to="/public/user">{words.peopleBack}</RouteLink>
            </div>
          </Stack>
        </Page>
      )}
    </ReadGate>
  );
}
