import { Box, Button, fill } from '@portal/shared-ui';
import { useId, useState } from 'react';
import type { Agenda } from '../api/use-agenda.ts';
import { AgendaList } from './AgendaList.tsx';
import { meeting as words } from '#texts/meeting';

/** The agenda next to the application, always visible; on narrow screens collapsed above it. */
export function AgendaPanel({ agenda }: { agenda: Agenda }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      alignSelf="start"
      position={{ xl: 'sticky' }}
      top={{ xl: '4' }}
      maxH={{ xl: 'calc(100dvh - 2rem)' }}
      overflowY={{ xl: 'auto' }}
      minW="0"
    >
      <Button
        hideFrom="xl"
        variant="outline"
        w="full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {fill(isOpen ? words.agenda.hide : words.agenda.show, { count: agenda.items.length })}
      </Button>
      <Box id={id} display={{ base: isOpen ? 'block' : 'none', xl: 'block' }} mt={{ base: '3', xl: '0' }}>
        <AgendaList agenda={agenda} />
      </Box>
    </Box>
  );
}
