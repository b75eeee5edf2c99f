import { GLOBUS_PATTERN } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { groupLabel } from '@portal/contract/roles';
import type { User } from '@portal/contract/types';
import { DefinitionList, formatDate, formatDateTime, Link, Stack, StatusBadge } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { user as words } from '#texts/user';
import { DETAIL_FIELDS, isResearcher } from './person-fields.tsx';
import { Section } from './Section.tsx';

/** Personal details and facts about the account (spec 3 section 3 "user"). */
export function Facts({ person }: { person: User }) {
  const doesResearch = isResearcher(person.groups);
  return (
    <Section title={words.facts}>
      <DefinitionList
        items={[
          {
            term: words.email,
            value: <Link href={`mailto:${person.email}`}>{person.email}</Link>,
          },
          // The title is in the head of the page.
          ...DETAIL_FIELDS.filter(({ name }) => name !== 'title').map(({ name, label }) => ({
            term: label,
            value: person[name],
          })),
          {
            term: words.roles,
            value: person.groups.map(({ name }) => groupLabel(name)).join(', ') || words.noRoles,
          },
          { term: words.orcid, value: person.orcid },
          ...(doesResearch
            ? [
                {
                  term: words.globus,
                  value: person.globus_username ? <Globus name={person.globus_username} /> : null,
                },
                { term: words.aws, value: person.aws_account_id },
              ]
            : []),
          {
            term: words.joinder,
            value: person.joinder_date ? formatDate(person.joinder_date) : words.notYet,
          },
          ...(person.compliance_date
            ? [{ term: words.compliance, value: formatDate(person.compliance_date) }]
            : []),
          ...(doesResearch
            ? [
                {
                  term: words.datasetMail,
                  value: person.dataset_update_email_opted_in ? words.yes : words.no,
                },
                { term: words.dateMail, value: person.date_reminder_email_opted_in ? words.yes : words.no },
              ]
            : []),
          { term: words.tissue, value: person.abn_approved ? words.approved : words.notApproved },
          ...(person.suspended_request === null
            ? []
            : [
                {
                  term: words.suspended,
                  value: (
                    <RouteLink to={`/request/${person.suspended_request}`}>{words.suspendedLink}</RouteLink>
                  ),
                },
              ]),
          { term: words.lastLogin, value: formatDateTime(person.last_login) || words.never },
          { term: words.created, value: formatDate(person.created) },
        ]}
      />
    </Section>
  );
}

/** An imported name may not be valid for Globus. */
function Globus({ name }: { name: string }) {
  if (GLOBUS_PATTERN.test(name)) return name;
  return (
    <Stack gap="1" align="flex-start">
      <span>{name}</span>
      <StatusBadge tone="warning">{MESSAGES.globusWarning}</StatusBadge>
    </Stack>
  );
}
