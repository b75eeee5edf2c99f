import { useState } from 'react';
import { Button, Flex, PanelSection } from '@portal/shared-ui';
import { actions } from '#texts/institution-actions';
import { DecisionDialog } from './DecisionDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { may, type PartProps } from '@portal/shared-ui/institution';

/** Disabling and deleting, for users whom the server allows. */
export function TakeOut(props: PartProps) {
  const { institution } = props;
  const [open, setOpen] = useState<'disable' | 'delete' | null>(null);
  const close = () => setOpen(null);
  if (!may(institution, 'disable') && !may(institution, 'delete')) return null;
  return (
    <PanelSection title={actions.dangerTitle}>
      <Flex wrap="wrap" gap="3">
        {may(institution, 'disable') ? (
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpen('disable')}>
            {actions.disable}
          </Button>
        ) : null}
        {may(institution, 'delete') ? (
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpen('delete')}>
            {actions.delete}
          </Button>
        ) : null}
      </Flex>
      {open === 'disable' ? <DecisionDialog {...props} decision="disable" onClose={close} /> : null}
      {open === 'delete' ? <DeleteDialog {...props} onClose={close} /> : null}
    </PanelSection>
  );
}
