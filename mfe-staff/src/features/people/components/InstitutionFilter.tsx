import { useState } from 'react';
import { Box } from '@portal/shared-ui';
import { Combobox, type ComboOption } from '@portal/shared-ui/combobox';
import { useApi } from '@portal/shared-ui/data';
import { user as words } from '#texts/user';
import { searchAllInstitutions } from '@portal/shared-ui/institution-search';

/** Filters by institution. The address holds only its id, so the name is loaded. */
export function InstitutionFilter({ id, onChange }: { id: string; onChange: (id: string) => void }) {
  const [picked, setPicked] = useState<ComboOption | null>(null);
  const isKnown = picked?.id === id;
  const read = useApi('GET /institution/{id}/', { params: { id }, enabled: id !== '' && !isKnown });
  const named: ComboOption | null = read.data ? { id, label: read.data.display_name } : null;
  return (
    // the same height as the other filters
    <Box
      width={{ base: 'full', sm: '16rem' }}
      css={{ '& input': { height: 'control.sm', minHeight: 'control.sm' } }}
    >
      <Combobox
        label={words.institution}
        placeholder={words.institution}
        value={id === '' ? null : isKnown ? picked : named}
        search={searchAllInstitutions}
        onChange={(option) => {
          setPicked(option);
          onChange(option?.id ?? '');
        }}
      />
    </Box>
  );
}
