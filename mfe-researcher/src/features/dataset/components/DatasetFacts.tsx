import type { Dataset } from '@portal/contract';
import { DefinitionList, formatDate, Text, plainText } from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { accessWays, curatorLabel, typeLabel } from './dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

/** Asked for where files of a dataset are shown. */
export const DATASET_EXPAND = 'public_data_dictionary,public_release_notes';

/** What a dataset holds and how it is reached. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const { public_data_dictionary: dictionary, public_release_notes: notes } = dataset;
  return (
    <>
      <Text whiteSpace="pre-wrap" mb="6" maxW="prose">
        {plainText(dataset.description) || texts.noDescription}
      </Text>
      <DefinitionList
        items={[
          { term: texts.cohort, value: dataset.cohort.display_name },
          { term: texts.type, value: typeLabel(dataset) },
          { term: texts.curation, value: curatorLabel(dataset) },
          { term: texts.version, value: String(dataset.version) },
          { term: texts.released, value: formatDate(dataset.release_date) },
          { term: texts.size, value: dataset.file_size },
          { term: texts.accessionId, value: dataset.accession_id },
          { term: texts.wayOfAccess, value: accessWays(dataset) },
          ...fileItem(texts.dictionary, dictionary),
          ...fileItem(texts.releaseNotes, notes),
        ]}
      />
    </>
  );
}

/** Nothing is said of a file while it is not known whether there is one. */
const fileItem = (term: string, file: Dataset['public_data_dictionary']) =>
  file === undefined ? [] : [{ term, value: file ? <FileLinks files={[file]} /> : null }];
