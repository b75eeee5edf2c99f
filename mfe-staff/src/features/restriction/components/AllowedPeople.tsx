import { chakra, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { RestrictedDataset } from './restriction-columns.tsx';
import { restriction as words } from '#texts/restriction';

/** The people who are allowed to request a resource. */
export function AllowedPeople({ people }: { people: RestrictedDataset['allowed_users'] }) {
  if (people.length === 0) return <Text>{words.noOne}</Text>;
  return (
    <chakra.ul aria-label={words.list} ps="5">
      {people.map(({ id, display_name: name, institution }) => (
        <li key={id}>
          <RouteLink to={`/user/${id}`}>{name}</RouteLink>
          {institution === null ? '' : `, ${institution}`}
        </li>
      ))}
    </chakra.ul>
  );
}
