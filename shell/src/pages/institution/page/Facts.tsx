import { DefinitionList, fill, formatDate, type Definition } from '@portal/shared-ui';
import { institution as words } from '#texts/institution';
import { fields } from '#texts/institution-form';
import { page } from '#texts/institution-page';
import type { PartProps } from './institution-parts.ts';

const yesNo = (value: boolean | null) => (value === null ? null : value ? page.yes : page.no);

/** What is known of the institution; people outside get only what is public. */
export function Facts({ institution }: PartProps) {
  const { counts, is_unresponsive: isUnresponsive } = institution;
  const items: Definition[] = [
    { term: fields.name, value: institution.name },
    { term: fields.officialName, value: institution.official_name },
    { term: fields.ein, value: institution.ein },
    { term: fields.isNonprofit, value: yesNo(institution.nonprofit) },
    { term: fields.phone, value: institution.phone_number },
    { term: fields.domains, value: institution.domains.join(', ') },
    { term: fields.names, value: institution.associated_names.join(', ') },
    { term: words.official, value: institution.current_io?.display_name },
    ...(isUnresponsive ? [{ term: page.unresponsive, value: page.unresponsiveYes }] : []),
    ...(counts ? [{ term: page.counts, value: fill(page.countsValue, counts) }] : []),
    { term: words.created, value: formatDate(institution.created) },
  ];
  return <DefinitionList items={items} />;
}
