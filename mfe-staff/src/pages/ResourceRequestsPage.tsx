import { Heading } from '@portal/shared-ui';

export function Component() {
  return <Heading as="h1">Resource Requests</Heading>;
}
