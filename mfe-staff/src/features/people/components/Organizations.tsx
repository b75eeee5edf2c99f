import { chakra, fill, formatDateTime, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Section } from '@portal/shared-ui/person';
import { user as words } from '#texts/user';

/** Organizations whose login opens the account, with what they said about the person last. Nothing without one. */
export function Organizations({ userId }: { userId: number }) {
  const { rows } = useList('GET /linked-organization/', { owner: userId, limit: 100 });
  if (rows.length === 0) return null;
  return (
    <Section title={words.organizations}>
      <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.organizations}>
        {rows.map((linked) => {
          const { id, organization, email, email_verified: isVerified, last_used: used } = linked;
          const { acr, amr, assurance } = linked;
          const claims = [...(acr ? [acr] : []), ...amr, ...assurance];
          return (
            <chakra.li key={id} py="row" borderTopWidth="1px">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {organization}
              </Text>
              <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {email
                  ? `${fill(isVerified ? words.emailVerified : words.emailUnverified, { email })} · `
                  : ''}
                {fill(words.organizationUsed, { time: formatDateTime(used) })}
              </Text>
              {claims.length > 0 ? (
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  {fill(words.assurance, { claims: claims.join(', ') })}
                </Text>
              ) : null}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Section>
  );
}
