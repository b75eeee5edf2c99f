import type { Dataset } from '@portal/contract';
import { DATA_USE_LABELS } from '@portal/contract/data-use';
import { BulletList, DefinitionList, formatDate, Text } from '@portal/shared-ui';
import { FileLinks } from '@portal/shared-ui/file-links';
import { isEmptyHtml, SafeHtml } from '@portal/shared-ui/rich-text';
import { CitationText, DoiLink } from './Citation.tsx';
import { accessWays, curatorLabel, typeLabel, versionLabel } from './dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

/** Asked for where files of a dataset are shown. */
export const DATASET_EXPAND = 'public_data_dictionary,public_release_notes,data_file';

/** What a dataset holds and how it is reached. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const { public_data_dictionary: dictionary, public_release_notes: notes, data_file: data } = dataset;
  return (
    <>
      <Description html={dataset.description} />
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
          { term: texts.size, value: dataset.file_size },
          { term: texts.accessionId, value: dataset.accession_id },
          { term: texts.wayOfAccess, value: accessWays(dataset) },
          ...(dataset.data_use.length > 0
            ? [{ term: texts.dataUse, value: <DataUse codes={dataset.data_use} /> }]
            : []),
          ...(dataset.doi ? [{ term: texts.doi, value: <DoiLink doi={dataset.doi} /> }] : []),
          { term: texts.cite, value: <CitationText dataset={dataset} /> },
          ...fileItem(texts.dictionary, dictionary),
          ...fileItem(texts.releaseNotes, notes),
          ...(data ? fileItem(texts.dataFile, data) : []),
        ]}
      />
    </>
  );
}

/** The terms in words, each with its code for whoever knows the ontology. */
const DataUse = ({ codes }: { codes: Dataset['data_use'] }) => (
  <BulletList>
    {codes.map((code) => (
      <li key={code}>
        {DATA_USE_LABELS[code]} ({code})
      </li>
    ))}
  </BulletList>
);

/** HTML of administrators. */
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

/** Nothing is said of a file while it is not known whether there is one. */
const fileItem = (term: string, file: Dataset['public_data_dictionary']) =>
  file === undefined ? [] : [{ term, value: file ? <FileLinks files={[file]} /> : null }];
