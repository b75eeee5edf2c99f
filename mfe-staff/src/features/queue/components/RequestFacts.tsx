import { Flex, StatusBadge } from '@portal/shared-ui';
import { listFacts, type RequestFacts as Facts } from '../../request/model/request-facts.ts';

/** The facts of a request as badges. */
export function RequestFacts({ request }: { request: Facts }) {
  return (
    <Flex wrap="wrap" gap="1">
      {listFacts(request).map(({ label, tone }) => (
        <StatusBadge key={label} tone={tone} size="sm">
          {label}
        </StatusBadge>
      ))}
    </Flex>
  );
}
