import type { DatasetAccess } from '@portal/contract/types';
import { BulletList, DefinitionList, fill, Link, Text } from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { request } from '#texts/request';

const words = request.access;
type Details = NonNullable<DatasetAccess['details']>;

/** How the user reaches the data by one access type. */
export function AccessDetails({ way, details }: { way: DatasetAccess['access_type']; details: Details }) {
  if (way === 'Globus') return <GlobusDetails details={details} />;
  if (way === 'AWS') return <DefinitionList items={[{ term: words.location, value: details.data_access }]} />;
  if (way === 'GPF')
    return (
      <DefinitionList
        items={[
          { term: words.gpfGroup, value: details.gpf_group },
          { term: words.gpfDataset, value: details.gpf_dataset_id },
        ]}
      />
    );
  return details.data_file ? <FileLinks files={[details.data_file]} /> : <Text>{words.askSupport}</Text>;
}

function GlobusDetails({ details }: { details: Details }) {
  const { globus_group_url: url, globus_locations: locations } = details;
  return (
    <DefinitionList
      items={[
        {
          term: words.group,
          value: url ? (
            <Link href={url} target="_blank" rel="noreferrer">
              {words.openGroup}
            </Link>
          ) : null,
        },
        {
          term: words.locations,
          value:
            locations.length === 0 ? null : (
              <BulletList>
                {locations.map((location) => (
                  <li key={`${location.endpoint_id}${location.location}`}>
                    {fill(words.place, { endpoint: location.endpoint_name, folder: location.location })}
                  </li>
                ))}
              </BulletList>
            ),
        },
      ]}
    />
  );
}
