import { Box } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

/** One part of a page, named by its heading, with what can be done there at its side. */
export function PageSection({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <SectionHeading id={id} actions={actions}>
        {title}
      </SectionHeading>
      {children}
    </Box>
  );
}
