import { Heading, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { SafeHtml } from '../rich-text/SafeHtml.tsx';
import { isField, visibleItems } from './definition.ts';
import { FieldView } from './FieldView.tsx';
import type { FormSection } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';

/** The fields and blocks of one section that are visible for the current values. */
export function SectionFields({
  section,
  form,
  hasTitle = true,
}: {
  section: FormSection;
  form: PortalForm;
  hasTitle?: boolean;
}) {
  const values = useWatch({ control: form.control });
  return (
    <Stack as="section" gap="6" aria-label={section.title}>
      {hasTitle ? (
        <Heading as="h2" size="xl">
          {section.title}
        </Heading>
      ) : null}
      {section.description ? (
        <Text as="div" color="fg.muted" maxW="prose">
          {section.description}
        </Text>
      ) : null}
      {visibleItems(section, values).map((item) => {
        if (isField(item)) return <FieldView key={item.name} field={item} form={form} />;
        return item.type === 'header' ? (
          <Heading key={item.text} as="h3" size="lg" mt="2">
            {item.text}
          </Heading>
        ) : (
          <SafeHtml key={item.html} html={item.html} maxW="prose" />
        );
      })}
    </Stack>
  );
}
