import { useState } from 'react';
import { Combobox, MultiCombobox, type ComboOption } from '../design/combobox/index.ts';
import { DateField } from '../design/date-input/index.ts';
import { Input, LabeledField, NativeSelect, SimpleGrid, Stack, Textarea } from '../design/index.ts';
import { RichText } from '../design/rich-text/index.ts';
import { FileUpload, type UploadedFile } from '../design/upload/index.ts';
import { findInstitution, slowUpload } from './samples.ts';

export function FieldGallery() {
  const [institution, setInstitution] = useState<ComboOption | null>(null);
  const [reviewers, setReviewers] = useState<ComboOption[]>([
    { id: 'Emory University', label: 'Emory University' },
  ]);
  const [date, setDate] = useState('2027-01-02');
  const [badDate, setBadDate] = useState('May 2027');
  const [html, setHtml] = useState(
    '<p>Please add the <strong>consent form</strong>.</p><ul><li>Version 3</li></ul>',
  );
  const [files, setFiles] = useState<UploadedFile[]>([
    { id: '1', name: 'irb-approval-2026.pdf', size: 482_113, href: '#' },
  ]);
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="8">
      <Stack gap="6">
        <LabeledField label="Title" help="At most 300 characters.">
          {(control) => <Input {...control} defaultValue="Sleep in siblings" />}
        </LabeledField>
        <LabeledField label="EIN" error="Required field">
          {(control) => <Input {...control} />}
        </LabeledField>
        <LabeledField label="Phone" isOptional>
          {(control) => <Input {...control} placeholder="+1 212 555 0100" />}
        </LabeledField>
        <LabeledField label="Abstract">{(control) => <Textarea {...control} rows={4} />}</LabeledField>
        <LabeledField label="Cohort">
          {(control) => (
            <NativeSelect.Root>
              <NativeSelect.Field {...control}>
                <option>SSC</option>
                <option>SPARK</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </LabeledField>
        <LabeledField label="Not yours to change">
          {(control) => <Input {...control} disabled defaultValue="DS0012" />}
        </LabeledField>
      </Stack>
      <Stack gap="6">
        <LabeledField label="Institution" help="Search by name or EIN.">
          {(control) => (
            <Combobox {...control} value={institution} onChange={setInstitution} search={findInstitution} />
          )}
        </LabeledField>
        <LabeledField label="Reviewers">
          {(control) => (
            <MultiCombobox {...control} value={reviewers} onChange={setReviewers} search={findInstitution} />
          )}
        </LabeledField>
        <DateField label="IRB expiration date" value={date} onChange={setDate} />
        <DateField
          label="Start"
          value={badDate}
          onChange={setBadDate}
          error="Please use the format MM/DD/YYYY"
        />
        <FileUpload label="IRB approval" maxFiles={3} files={files} onChange={setFiles} upload={slowUpload} />
        <LabeledField label="Comment">
          {(control) => <RichText {...control} label="Comment" value={html} onChange={setHtml} />}
        </LabeledField>
      </Stack>
    </SimpleGrid>
  );
}
