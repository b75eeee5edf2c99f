import { chakra, Flex, formatDate, HStack, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { page } from '#texts/institution-page';
import { RdaStatusBadge } from '@portal/shared-ui/institution-status';
import type { PartProps } from '@portal/shared-ui/institution';

/** The agreements of the institution, newest first, with links to their pages. */
export function Agreements({ institution }: PartProps) {
  const files = institution.files ?? [];
  if (files.length === 0) return <Text color="fg.muted">{page.noAgreement}</Text>;
  return (
    <chakra.ul listStyleType="none" m="0" p="0" aria-label={page.agreements}>
      {files.map(({ id, name, rda_status: status, created }) => (
        <chakra.li key={id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }} py="entry">
          <Flex justify="space-between" align="center" wrap="wrap" gap="3">
            <div>
              <RouteLink to={`/rda/${id}`} fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </RouteLink>
              <Text color="fg.muted" textStyle="sm">
                {formatDate(created)}
              </Text>
            </div>
            <HStack gap="3">
              {id === institution.current_rda ? <Text textStyle="sm">{page.currentAgreement}</Text> : null}
              <RdaStatusBadge status={status} />
            </HStack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
