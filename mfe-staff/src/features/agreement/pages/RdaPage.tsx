import { Button, Stack } from '@portal/shared-ui';
import { may, RdaPage, type RdaPart } from '@portal/shared-ui/agreement';
import { useState } from 'react';
import { rdaAdmin } from '#texts/rda';
import { AdminDetails } from '../components/AdminDetails.tsx';
import { AdminSection } from '../components/AdminSection.tsx';
import { PaperPanel } from '../components/PaperPanel.tsx';
import { RdaActions } from '../components/RdaActions.tsx';

function Details(part: RdaPart) {
  const { agreement } = part;
  // who signs next reads what is recorded, and opens the form where it is wrong
  const [isOpened, setOpened] = useState(false);
  if (!may(agreement, 'edit')) return <AdminDetails agreement={agreement} />;
  if (isOpened || !may(agreement, 'countersign')) return <AdminSection {...part} />;
  return (
    <Stack gap="4" align="flex-start">
      <AdminDetails agreement={agreement} />
      <Button size="sm" variant="outline" onClick={() => setOpened(true)}>
        {rdaAdmin.edit}
      </Button>
    </Stack>
  );
}

const STAFF = { Actions: RdaActions, Papers: PaperPanel, Details };

/** `/rda/{id}` for staff: the agreement and the administrators' form. */
export const Component = () => <RdaPage staff={STAFF} />;
