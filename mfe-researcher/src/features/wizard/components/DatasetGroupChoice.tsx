import type { Dataset } from '@portal/contract';
import { DATASET_GROUP_LABELS } from '@portal/contract/statuses';
import { Box, Button, chakra, CheckRow, fill, HStack, Text, Phrase } from '@portal/shared-ui';
import type { DatasetGroup } from '../../dataset/components/dataset-words.ts';
import { wizard as texts } from '#texts/wizard';

interface DatasetGroupChoiceProps {
  group: DatasetGroup;
  datasets: readonly Dataset[];
  chosen: ReadonlySet<string>;
  findReason: (dataset: Dataset) => string | undefined;
  onToggle: (id: string, isOn: boolean) => void;
  /** Opens what the dataset holds, beside the step. */
  onRead: (dataset: Dataset) => void;
}

/** The datasets of one group as checkboxes. */
export function DatasetGroupChoice({
  group,
  datasets,
  chosen,
  findReason,
  onToggle,
  onRead,
}: DatasetGroupChoiceProps) {
  const count = datasets.filter((dataset) => chosen.has(dataset.id)).length;
  return (
    <chakra.fieldset border="0" m="0" p="0" minW="0">
      <chakra.legend textStyle="lg" fontWeight="semibold" p="0" mb="1">
        {`${DATASET_GROUP_LABELS[group]} `}
        <chakra.span color="fg.muted" fontWeight="normal" textStyle="sm">
          <Phrase text={texts.resources.groupCount} values={{ chosen: count, count: datasets.length }} />
        </chakra.span>
      </chakra.legend>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        {datasets.map((dataset) => {
          const reason = findReason(dataset);
          return (
            <HStack
              key={dataset.id}
              px="4"
              py="2"
              gap="3"
              justify="space-between"
              align="flex-start"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <CheckRow
                isChecked={chosen.has(dataset.id)}
                isDisabled={reason !== undefined}
                onChange={(isOn) => onToggle(dataset.id, isOn)}
              >
                <chakra.span display="block" fontWeight="semibold">
                  {dataset.name}
                </chakra.span>
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {[dataset.dataset_id, dataset.cohort.display_name, dataset.file_size]
                    .filter(Boolean)
                    .join(', ')}
                </Text>
                {reason ? (
                  <Text as="span" display="block" textStyle="sm" color="fg.warning">
                    {reason}
                  </Text>
                ) : null}
              </CheckRow>
              <Button
                variant="ghost"
                size="sm"
                flexShrink="0"
                aria-label={fill(texts.resources.aboutNamed, { name: dataset.name })}
                onClick={() => onRead(dataset)}
              >
                {texts.resources.about}
              </Button>
            </HStack>
          );
        })}
      </Box>
    </chakra.fieldset>
  );
}
