import { useState } from 'react';
import type { FormDefinition as JsonDefinition } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Box, Button, Heading, LabeledField, Stack, Text, Textarea } from '@portal/shared-ui';
import { api, ApiError } from '@portal/shared-ui/data';
import { formOutput, screenForm, type FormValues } from '@portal/shared-ui/form';
import { formTester } from '#texts/form-tester';

import { FaultList } from './SchemaFaults.tsx';
import { TestedForm } from './TestedForm.tsx';

/** Shows a form from a pasted definition, for authors of forms. */
export function OwnDefinition() {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<JsonDefinition | null>(null);

  const show = async () => {
    setShown(null);
    setFaults([]);
    try {
      const definition: unknown = JSON.parse(text);
      const { data } = await api('POST /form/definition/', { body: { definition }, quiet: true });
      setShown(data);
    } catch (error) {
      setFaults(
        error instanceof ApiError
          ? error.messages.length
            ? error.messages
            : [error.detail]
          : [formTester.notJson],
      );
    }
  };
  return (
    <Box as="section" mt="12">
      <Heading as="h2" size="xl" mb="4">
        {formTester.ownDefinition}
      </Heading>
      <Stack gap="5" align="flex-start" maxW="3xl">
        <Box w="full">
          <LabeledField
            label={formTester.definition}
            help={formTester.ownHelp}
            error={faults.length > 0 ? MESSAGES.schemaFailed : undefined}
          >
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                fontFamily="mono"
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </LabeledField>
        </Box>
        {faults.length > 0 ? (
          <FaultList faults={faults.filter((fault) => fault !== MESSAGES.schemaFailed)} />
        ) : null}
        <Button variant="outline" disabled={text.trim() === ''} onClick={() => void show()}>
          {formTester.show}
        </Button>
      </Stack>
      {shown ? (
        <Box mt="8">
          <Text textStyle="2xl" fontWeight="semibold" mb="4">
            {shown.title}
          </Text>
          <TestedForm
            key={JSON.stringify(shown)}
            definition={shown}
            check={async (values: FormValues) => formOutput(screenForm(shown), values)}
          />
        </Box>
      ) : null}
    </Box>
  );
}
