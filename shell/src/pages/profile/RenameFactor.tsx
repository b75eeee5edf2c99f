import { useState } from 'react';
import { LIMITS } from '@portal/contract/limits';
import type { ObjectOf } from '@portal/contract/types';
import { Button, fill, Input, LabeledField } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { factors as words } from '#texts/factors';

export type SecondFactor = ObjectOf<'second-factor'>;

export function RenameFactor({ factor, onClose }: { factor: SecondFactor; onClose: () => void }) {
  const [name, setName] = useState(factor.name);
  const renaming = useWrite('PATCH /second-factor/{id}/', {
    invalidates: ['second-factor'],
    done: words.renamed,
    onDone: onClose,
  });
  return (
    <Modal
      isOpen
      title={fill(words.renameLabel, { name: factor.name })}
      onClose={onClose}
      footer={
        <Button
          loading={renaming.isBusy}
          onClick={() => void renaming.send({ params: { id: factor.id }, body: { name } })}
        >
          {words.save}
        </Button>
      }
    >
      <LabeledField
        label={words.name}
        help={words.nameHelp}
        error={renaming.findError('name') ?? renaming.failure}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={LIMITS.factorName}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </LabeledField>
    </Modal>
  );
}
