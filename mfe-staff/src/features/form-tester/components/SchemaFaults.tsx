import { Stack, Text } from '@portal/shared-ui';
import type { ApiError } from '@portal/shared-ui/data';
import { CorrelationId } from '@portal/shared-ui/errors';
import { RouteButton } from '@portal/shared-ui/page';
import { formTester } from '#texts/form-tester';

/** Why a form cannot be shown: the errors of its definition, or the server's message. */
export function SchemaFaults({ error }: { error: ApiError }) {
  // The first message is already the page's heading.
  const faults = error.messages.slice(1);
  return (
    <Stack gap="5" align="flex-start">
      {faults.length > 0 ? <FaultList faults={faults} /> : <Text>{error.detail}</Text>}
      {error.correlationId ? <CorrelationId id={error.correlationId} /> : null}
      <RouteButton to="/form_tester">{formTester.forms}</RouteButton>
    </Stack>
  );
}

export function FaultList({ faults }: { faults: readonly string[] }) {
  return (
    <Stack as="ul" gap="1" ps="5" listStyleType="disc" aria-label={formTester.faults}>
      {faults.map((fault) => (
        <Text as="li" key={fault}>
          {fault}
        </Text>
      ))}
    </Stack>
  );
}
