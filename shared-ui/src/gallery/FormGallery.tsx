import { useState } from 'react';
import { AutosaveStatus, DefinedForm, useDefinedForm } from '../design/form/index.ts';
import { sampleDefinition } from '../design/form/sample-form.ts';
import { Example } from './Example.tsx';

export function FormGallery() {
  const form = useDefinedForm({ definition: sampleDefinition });
  const [isRefused, setRefused] = useState(false);
  return (
    <Example title="Form with error summary, conditional field and autosave status">
      <DefinedForm
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
