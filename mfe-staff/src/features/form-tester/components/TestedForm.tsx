import { useState } from 'react';
import type { FormDefinition as JsonDefinition } from '@portal/contract';
import { Alert, Box, Stack, Text } from '@portal/shared-ui';
import { DefinedForm, screenForm, useDefinedForm, type FormValues } from '@portal/shared-ui/form';
import { formTester } from '#texts/form-tester';

interface TestedFormProps {
  definition: JsonDefinition;
  /** Validates the values on the server and resolves to what it would store. */
  check: (values: FormValues) => Promise<FormValues>;
}

/** A form rendered and validated from its definition, with the values that the server accepted. */
export function TestedForm({ definition, check }: TestedFormProps) {
  const [accepted, setAccepted] = useState<FormValues | null>(null);
  const [drawn] = useState(() => screenForm(definition));
  const form = useDefinedForm({ definition: drawn });
  const submit = async (values: FormValues) => {
    setAccepted(null);
    setAccepted(await check(values));
  };
  return (
    <Stack gap="8">
      {definition.description ? <Text maxW="prose">{definition.description}</Text> : null}
      <DefinedForm definition={drawn} form={form} onSubmit={submit} submitLabel={formTester.check} />
      {accepted ? (
        <Alert.Root as="output" status="success" maxW="3xl">
          <Alert.Indicator />
          <Alert.Content minW="0">
            <Alert.Title>{formTester.accepted}</Alert.Title>
            <Text mb="3">{formTester.acceptedText}</Text>
            <Box overflowX="auto">
              <Box as="pre" fontFamily="mono" textStyle="sm">
                {JSON.stringify(accepted, null, 2)}
              </Box>
            </Box>
          </Alert.Content>
        </Alert.Root>
      ) : null}
    </Stack>
  );
}
