import { DefinitionList, fill, formatDate, type Definition } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { institution as words } from '#texts/institution';
import { fields } from '#texts/institution-form';
import { page } from '#texts/institution-page';
import { countryName } from './country-names.ts';
import { isStaffView, type Institution, type PartProps } from './institution-parts.ts';

const yesNo = (value: boolean | null) => (value === null ? null : value ? page.yes : page.no);

/** Facts that the server shows only to members and staff; for others they would look like missing values. */
function innerFacts(institution: Institution): Definition[] {
  const official = institution.current_io;
  return [
    { term: fields.officialName, value: institution.official_name },
    { term: fields.ein, value: institution.ein },
    { term: fields.isNonprofit, value: yesNo(institution.nonprofit) },
    { term: fields.phone, value: institution.phone_number },
    { term: fields.domains, value: institution.domains.join(', ') },
    { term: page.country, value: institution.country === null ? null : countryName(institution.country) },
    ...(institution.country_exemption === null
      ? []
      : [{ term: page.exemption, value: institution.country_exemption }]),
    {
      term: words.official,
      // members cannot open the official's user page
      value:
        official && isStaffView(institution) ? (
          <RouteLink to={`/user/${official.id}`}>{official.display_name}</RouteLink>
        ) : (
          (official?.display_name ?? page.noOfficial)
        ),
    },
    ...(institution.is_unresponsive ? [{ term: page.unresponsive, value: page.unresponsiveYes }] : []),
  ];
}

/** The facts about the institution that the user may see. */
export function Facts({ institution }: PartProps) {
  const { counts } = institution;
  return (
    <DefinitionList
      items={[
        { term: fields.name, value: institution.name },
        { term: fields.names, value: institution.associated_names.join(', ') },
        // counts are null for users outside the institution
        ...(counts === null ? [] : innerFacts(institution)),
        ...(counts ? [{ term: page.counts, value: fill(page.countsValue, counts) }] : []),
        { term: words.created, value: formatDate(institution.created) },
      ]}
    />
  );
}
