import type { User } from '@portal/contract/types';
import { Badge, chakra, fill, formatDate, HStack, StatusBadge, Text } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { MESSAGES } from '@portal/contract/messages';
import { user as words } from '#texts/user';
import { Section } from './Section.tsx';

type Affiliation = NonNullable<User['user_institutions']>[number];

/** The institutions of a person, the primary one first; `isOwn` speaks to this person. */
export function Affiliations({ person, isOwn = false }: { person: User; isOwn?: boolean }) {
  const links = person.user_institutions ?? [];
  return (
    <Section title={words.institutions}>
      {links.length === 0 ? (
        <Text color="fg.muted">{isOwn ? words.notAffiliated : MESSAGES.noAffiliation}</Text>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
          {links.map((link) => (
            <chakra.li key={link.id}>
              <OneAffiliation link={link} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}

function OneAffiliation({ link }: { link: Affiliation }) {
  return (
    <>
      <HStack gap="3" wrap="wrap">
        <RouteLink to={`/institution/${link.institution.id}`}>{link.institution.display_name}</RouteLink>
        {link.primary ? <Badge colorPalette="accent">{words.primary}</Badge> : null}
        <Verification link={link} />
      </HStack>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {fill(words.since, { date: formatDate(link.created) })}
        {link.joinder_date ? ` · ${words.joinder} ${formatDate(link.joinder_date)}` : null}
        {link.last_checked ? ` · ${fill(words.checkedOn, { date: formatDate(link.last_checked) })}` : null}
      </Text>
      {link.verified === false && link.removal_reason ? (
        <Text textStyle="sm" mt="1" overflowWrap="anywhere">
          {fill(words.removalReason, { reason: link.removal_reason })}
        </Text>
      ) : null}
    </>
  );
}

function Verification({ link: { verified, confirmed } }: { link: Affiliation }) {
  if (verified === false) return <StatusBadge tone="danger">{words.affiliationDisowned}</StatusBadge>;
  if (verified) return <StatusBadge tone="success">{words.affiliationVerified}</StatusBadge>;
  return confirmed ? (
    <StatusBadge tone="success">{words.affiliationByDomain}</StatusBadge>
  ) : (
    <StatusBadge tone="warning">{words.affiliationUnverified}</StatusBadge>
  );
}
