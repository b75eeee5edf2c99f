import type { Dataset } from '@portal/contract';
import { DefinitionList, formatDate, Text } from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { isEmptyHtml, SafeHtml } from '@portal/shared-ui/rich-text';
import { CitationText, DoiLink } from './Citation.tsx';
import { accessWays, curatorLabel, typeLabel, versionLabel } from '../../dataset-words/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

/** The `expand` parameter for pages that show a dataset's files. */
export const DATASET_EXPAND =
  'public_data_dictionary,public_release_notes,data_file,ages,variables,usage,project_fit';

/** The origin of a dataset and the ways to reach its data. Readers do not see empty facts. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const { public_data_dictionary: dictionary, public_release_notes: notes, data_file: data } = dataset;
  return (
    <DefinitionList
      items={[
        { term: texts.cohort, value: dataset.cohort.display_name },
        { term: texts.type, value: typeLabel(dataset) },
        { term: texts.curation, value: curatorLabel(dataset) },
        { term: texts.version, value: versionLabel(dataset) },
        ...(dataset.change_notes
          ? [{ term: texts.changeNotes, value: <ChangeNotes dataset={dataset} /> }]
          : []),
        { term: texts.released, value: formatDate(dataset.release_date) },
        ...(dataset.accession_id ? [{ term: texts.accessionId, value: dataset.accession_id }] : []),
        { term: texts.wayOfAccess, value: accessWays(dataset) },
        ...(dataset.doi ? [{ term: texts.doi, value: <DoiLink doi={dataset.doi} /> }] : []),
        ...fileItem(texts.dictionary, dictionary),
        ...fileItem(texts.releaseNotes, notes),
        ...(data ? fileItem(texts.dataFile, data) : []),
        { term: texts.cite, value: <CitationText dataset={dataset} /> },
      ]}
    />
  );
}

/** HTML written by administrators. */
export const Description = ({ html }: { html: string }) =>
  isEmptyHtml(html) ? (
    <Text mb="6" color="fg.muted">
      {texts.noDescription}
    </Text>
  ) : (
    <SafeHtml html={html} mb="6" maxW="prose" />
  );

const ChangeNotes = ({ dataset }: { dataset: Pick<Dataset, 'change_notes'> }) => (
  <Text whiteSpace="pre-wrap" maxW="prose">
    {dataset.change_notes}
  </Text>
);

/** Shows nothing until it is known whether the file exists. */
const fileItem = (term: string, file: Dataset['public_data_dictionary']) =>
  file === undefined ? [] : [{ term, value: file ? <FileLinks files={[file]} /> : null }];
