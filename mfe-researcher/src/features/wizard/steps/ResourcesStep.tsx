import {
  Box,
  Input,
  LabeledField,
  LiveRegion,
  LoadingText,
  Stack,
  Text,
  fill,
  Notice,
} from '@portal/shared-ui';
import type { Dataset } from '@portal/contract';
import { Modal } from '@portal/shared-ui/dialog';
import { DatasetFacts } from '../../dataset/components/DatasetFacts.tsx';
import { useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { fieldId } from '@portal/shared-ui/form';
import { useState } from 'react';
import { FieldError } from '../components/FieldError.tsx';
import { useApprovedDatasets } from '../../dataset/api/use-approved-datasets.ts';
import { DatasetGroupChoice } from '../components/DatasetGroupChoice.tsx';
import { useCatalogue } from '../hooks/use-catalogue.ts';
import { disabledReason, groupedDatasets, offeredDatasets } from './resource-rules.ts';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

/** Step 2: which datasets, by group, with search. */
export function ResourcesStep({ values, change, findError }: StepProps) {
  const catalogue = useCatalogue();
  const project = useApi('GET /project/{id}/', { params: { id: values.project } });
  const approved = useApprovedDatasets();
  const [search, setSearch] = useState('');
  const [read, setRead] = useState<Dataset | null>(null);
  // apart from what is read, which stays while the drawer slides away
  const [isReading, setReading] = useState(false);
  const failure = catalogue.error ?? project.error;
  if (failure)
    return (
      <RetryPanel
        title={words.resources.loadFailed}
        error={failure}
        onRetry={() => void Promise.all([catalogue.reload(), project.reload()])}
      />
    );
  if (catalogue.isLoading || !project.data) return <LoadingText />;

  const isNonAutism = project.data.non_autism_research;
  const offered = offeredDatasets(catalogue.rows, isNonAutism);
  const groups = groupedDatasets(offered, search);
  const chosen = new Set(values.datasets);
  const found = groups.reduce((sum, [, members]) => sum + members.length, 0);
  const toggle = (id: string, isOn: boolean) =>
    change({ datasets: (isOn ? [...chosen, id] : [...chosen].filter((each) => each !== id)).sort() });

  return (
    <Stack gap="6" id={fieldId('datasets')}>
      {isNonAutism ? <Notice>{words.resources.notAutismRelated}</Notice> : null}
      <Text color="fg.muted" maxW="prose">
        {words.resources.intro}
      </Text>
      <FieldError message={findError('datasets')} />
      <LabeledField label={words.resources.searchLabel} help={words.resources.searchHelp} isOptional>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxW="24rem"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </LabeledField>
      {groups.map(([group, members]) => (
        <DatasetGroupChoice
          key={group}
          group={group}
          datasets={members}
          chosen={chosen}
          findReason={(dataset) => (chosen.has(dataset.id) ? undefined : disabledReason(dataset, approved))}
          onToggle={toggle}
          onRead={(dataset) => {
            setRead(dataset);
            setReading(true);
          }}
        />
      ))}
      {found === 0 ? <Box>{words.resources.noneFound}</Box> : null}
      <Modal
        isOpen={isReading}
        title={read?.name ?? ''}
        placement="end"
        size="lg"
        onClose={() => setReading(false)}
      >
        {read ? <DatasetFacts dataset={read} /> : null}
      </Modal>
      <LiveRegion message={search ? fill(words.resources.found, { count: found }) : ''} />
    </Stack>
  );
}
