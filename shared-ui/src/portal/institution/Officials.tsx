import { useState } from 'react';
import { Button, chakra, fill, Flex, formatDate, HStack, StatusBadge, Text } from '../../design/index.ts';
import { RouteLink } from '../../design/page/index.ts';
import { officials as words } from '#texts/institution-page';
import { AddOfficial } from './AddOfficial.tsx';
import { isStaffView, may, type Institution, type PartProps } from './institution-parts.ts';
import { OfficialActions } from './OfficialActions.tsx';
import { InvitationActions } from './InvitationActions.tsx';

type Official = NonNullable<Institution['io_users']>[number];

const TONES = {
  current: 'success',
  official: 'neutral',
  invited: 'info',
  expired: 'warning',
  declined: 'closed',
} as const;

/** The Signing Officials of the institution, and people invited to become one. */
export function Officials(props: PartProps) {
  const { institution } = props;
  const [isAdding, setAdding] = useState(false);
  const people = institution.io_users ?? [];
  return (
    <>
      {may(institution, 'add_official') ? (
        <Flex justify="flex-end" mb="4">
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        </Flex>
      ) : null}
      {people.length === 0 ? <Text color="fg.muted">{words.none}</Text> : null}
      <chakra.ul listStyleType="none" m="0" p="0">
        {people.map((official) => (
          <chakra.li
            key={`${official.id ?? ''}-${official.invitation ?? ''}`}
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
            py="entry"
          >
            <Flex justify="space-between" align="flex-start" wrap="wrap" gap="3">
              <OfficialFacts official={official} hasLink={isStaffView(institution)} />
              <OfficialActions {...props} official={official} />
              <InvitationActions {...props} official={official} />
            </Flex>
          </chakra.li>
        ))}
      </chakra.ul>
      {isAdding ? <AddOfficial {...props} onClose={() => setAdding(false)} /> : null}
    </>
  );
}

function OfficialFacts({ official, hasLink }: { official: Official; hasLink: boolean }) {
  const { id, display_name: name, state, title, email, phone_number: phone, created } = official;
  const isAccount = state === 'current' || state === 'official';
  return (
    <div>
      <HStack wrap="wrap" gap="3">
        <Text fontWeight="semibold">
          {hasLink && id !== null ? <RouteLink to={`/user/${id}`}>{name}</RouteLink> : name}
        </Text>
        <StatusBadge tone={TONES[state]}>{words[state]}</StatusBadge>
      </HStack>
      {title ? <Text>{title}</Text> : null}
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {[email, phone, fill(isAccount ? words.since : words.invitedOn, { date: formatDate(created) })]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}
