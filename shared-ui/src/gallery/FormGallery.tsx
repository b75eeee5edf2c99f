import { useState } from 'react';
import { AutosaveStatus, useDefinedForm, WizardForm } from '../design/form/index.ts';
import { sampleDefinition } from '../design/form/sample-form.ts';
import { Example } from './Example.tsx';

export function FormGallery() {
  const form = useDefinedForm({ definition: sampleDefinition });
  const [isRefused, setRefused] = useState(false);
  return (
    <Example title="Wizard with error summary, conditional field and autosave status">
      <WizardForm
        definition={sampleDefinition}
        form={form}
        submitLabel="Submit request"
        status={<AutosaveStatus autosave={{ status: 'saved', message: 'Saved 2:02 PM EST' }} />}
        onSubmit={() => {
          setRefused(true);
          return isRefused ? Promise.resolve() : Promise.reject({ fields: { title: ['Already in system'] } });
        }}
      />
    </Example>
  );
}
