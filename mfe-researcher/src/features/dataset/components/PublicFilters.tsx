import { CURATOR_TYPE_LABELS, DATASET_TYPE_LABELS } from '@portal/contract/statuses';
import { Button, fill, Stack } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { useState } from 'react';
import { FilterSelect } from './FilterSelect.tsx';
import { dataset as datasetWords } from '#texts/dataset';
import { publicResources as words } from '#texts/public-resources';

type Filters = Readonly<Record<string, string>>;

const ALL = ['', datasetWords.all] as const;
const NAMES = ['type', 'curator_type', 'cohort', 'available'] as const;
const CLEARED: Filters = Object.fromEntries(NAMES.map((name) => [name, '']));

/** A button with how many filters are set, and the dialog that it opens (spec 2 section 2.7). */
export function PublicFilters({
  filters,
  onApply,
}: {
  filters: Filters;
  onApply: (chosen: Filters) => void;
}) {
  const [chosen, setChosen] = useState<Filters | null>(null);
  const cohorts = useList('GET /cohort/', { limit: 1000 }, { silent: true, enabled: chosen !== null });
  const count = NAMES.filter((name) => filters[name]).length;
  const close = () => setChosen(null);
  const apply = (next: Filters) => {
    onApply(next);
    close();
  };
  const choice = (name: string, label: string, options: ReadonlyArray<readonly [string, string]>) => (
    <FilterSelect
      label={label}
      value={chosen?.[name] ?? ''}
      options={[ALL, ...options]}
      onChange={(value) => setChosen({ ...chosen, [name]: value })}
    />
  );
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => setChosen(Object.fromEntries(NAMES.map((name) => [name, filters[name] ?? ''])))}
      >
        {count === 0 ? words.filter : fill(words.filterCount, { count })}
      </Button>
      <Modal
        isOpen={chosen !== null}
        title={words.filterTitle}
        onClose={close}
        footer={
          <>
            <Button variant="outline" onClick={() => apply(CLEARED)}>
              {words.clear}
            </Button>
            <Button onClick={() => apply(chosen ?? CLEARED)}>{words.apply}</Button>
          </>
        }
      >
        <Stack gap="4" align="stretch">
          {choice('type', datasetWords.type, Object.entries(DATASET_TYPE_LABELS))}
          {choice('curator_type', datasetWords.curation, Object.entries(CURATOR_TYPE_LABELS))}
          {choice(
            'cohort',
            datasetWords.cohort,
            cohorts.rows.map(({ id, display_name: name }) => [String(id), name]),
          )}
          {choice('available', datasetWords.availability, [
            ['true', datasetWords.available],
            ['false', datasetWords.unavailable],
          ])}
        </Stack>
      </Modal>
    </>
  );
}
