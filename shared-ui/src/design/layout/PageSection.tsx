import { Box } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

/** One part of a page: its heading with its actions beside it, and its content. */
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
