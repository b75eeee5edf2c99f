import { PeopleList } from '@portal/shared-ui/people';
import { user as words } from '#texts/user';

/** /user for Signing Officials: the people of their institution. */
export const Component = () => <PeopleList emptyText={words.emptyOfficial} />;
