import { Box, Flex, Heading, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { DefinitionList } from '../layout/DefinitionList.tsx';
import { RouteLink } from '../page/RouteLink.tsx';
import { showAnswer } from './answers.tsx';
import { listFields, visibleSections } from './definition.ts';
import type { FormDefinition } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { form as words } from '#texts/form';

/** All answers by section, each with a Change link that returns here. */
export function CheckAnswers({
  definition,
  form,
  changeHref,
}: {
  definition: FormDefinition;
  form: PortalForm;
  changeHref: (sectionId: string) => string;
}) {
  const values = useWatch({ control: form.control });
  return (
    <Stack gap="8">
      {visibleSections(definition, values).map((section) => (
        <Box key={section.id}>
          <Flex justify="space-between" align="baseline" gap="4">
            <Heading as="h3" size="lg">
              {section.title}
            </Heading>
            <RouteLink to={changeHref(section.id)}>
              <Phrase
                text={words.change}
                values={{ visuallyHidden: <VisuallyHidden> {section.title}</VisuallyHidden> }}
              />
            </RouteLink>
          </Flex>
          <DefinitionList
            items={listFields(section, values).map((field) => ({
              term: field.label,
              value: showAnswer(field, values[field.name]),
            }))}
          />
        </Box>
      ))}
    </Stack>
  );
}
