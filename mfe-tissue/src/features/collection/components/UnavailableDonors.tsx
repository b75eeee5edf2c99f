import { showAge } from '@portal/contract/donors';
import type { Collection, Donor } from '@portal/contract/types';
import { Button, chakra, fill, formatDate, Notice, Stack, Text, Wrap } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { donorAddress, fieldValue } from '../../donor-table/model/donor-words.ts';
import { useCollectionDonors } from '../model/use-collection-donors.ts';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { collection as words } from '#texts/collection';

interface UnavailableDonorsProps {
  collection: Collection;
  /** The donors after unsaved changes, so that removed donors are no longer mentioned. */
  identifiers: readonly string[];
  mayEdit: boolean;
  onReplace: (hash: string, by: string) => void;
}

const similarText = (donor: Donor | undefined): string =>
  donor
    ? fill(words.similarFacts, {
        diagnosis: fieldValue(donor, 'diagnosis'),
        gender: fieldValue(donor, 'gender'),
        age: showAge(donor.age) ?? catalogueWords.unknownShort,
        pmi: donor.pmi ?? catalogueWords.unknownShort,
      })
    : '';

/** Lists the collection's donors that are no longer available, with similar donors to replace them. */
export function UnavailableDonors({ collection, identifiers, mayEdit, onReplace }: UnavailableDonorsProps) {
  const offer = useApi('GET /abn_cart/{id}/offer/', { params: { id: collection.id }, silent: true });
  const { known } = useCollectionDonors(collection);
  if (offer.error) return <Notice tone="warning">{words.offerFailed}</Notice>;
  const gone = (offer.data?.results ?? []).filter(
    ({ donor_hash: hash, is_available: isAvailable }) => !isAvailable && identifiers.includes(hash),
  );
  if (gone.length === 0) return null;
  return (
    <Notice tone="warning" title={fill(words.offerTitle, { count: gone.length })}>
      <Text mb="3">{words.offerText}</Text>
      <Stack as="ul" listStyleType="none" m="0" p="0" gap="4">
        {gone.map(({ donor_hash: hash, since, similar }) => {
          const others = similar.filter((one) => !identifiers.includes(one));
          return (
            <chakra.li key={hash}>
              <Text>
                <RouteLink to={donorAddress(hash)} fontFamily="mono">
                  {hash}
                </RouteLink>
                {', '}
                {since ? fill(words.since, { date: formatDate(since) }) : words.noSince}
              </Text>
              {others.length === 0 ? (
                <Text textStyle="sm">{words.noSimilar}</Text>
              ) : (
                <Stack
                  as="ul"
                  aria-label={fill(words.similar, { donor: hash })}
                  listStyleType="none"
                  m="0"
                  mt="1"
                  p="0"
                  gap="2"
                >
                  {others.map((one) => (
                    <Wrap as="li" key={one} align="center" gap="2" textStyle="sm">
                      <RouteLink to={donorAddress(one)} fontFamily="mono">
                        {one}
                      </RouteLink>
                      <span>{similarText(known.get(one))}</span>
                      {mayEdit ? (
                        <Button size="xs" variant="outline" onClick={() => onReplace(hash, one)}>
                          {fill(words.replaceBy, { donor: one })}
                        </Button>
                      ) : null}
                    </Wrap>
                  ))}
                </Stack>
              )}
            </chakra.li>
          );
        })}
      </Stack>
    </Notice>
  );
}
