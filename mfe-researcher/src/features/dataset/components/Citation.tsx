import type { Dataset } from '@portal/contract';
import { DATA_USE_LABELS } from '@portal/contract/data-use';
import { Box, fill, HStack, Link, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { CopyButton } from '@portal/shared-ui/table';
import { datasetAddress, typeLabel, versionLabel } from '../../dataset-words/dataset-words.ts';
import { dataset as texts } from '#texts/dataset';

type Cited = Pick<Dataset, 'id' | 'dataset_id' | 'name' | 'version' | 'release_date' | 'doi'>;

const doiAddress = (doi: string): string => `https://doi.org/${doi}`;

/** The permanent address of the version: its DOI if it has one, otherwise its page in this portal. */
export const findForGood = (dataset: Cited): string =>
  dataset.doi ? doiAddress(dataset.doi) : `${globalThis.location.origin}${datasetAddress(dataset)}`;

export const DoiLink = ({ doi }: { doi: string }) => (
  <Link href={doiAddress(doi)} target="_blank" rel="noreferrer">
    {doi}
  </Link>
);

/** The citation of one version, formatted for a reference list (decision 298). */
export function CitationText({ dataset }: { dataset: Cited }) {
  const { foundation_name: foundation, product_name: product } = useBranding();
  const text = fill(texts.citation, {
    foundation,
    product,
    year: dataset.release_date.slice(0, 4),
    name: dataset.name,
    version: versionLabel(dataset),
    address: findForGood(dataset),
  });
  return (
    <HStack align="flex-start" gap="2">
      <Text maxW="prose" overflowWrap="anywhere">
        {text}
      </Text>
      <Box flexShrink="0">
        <CopyButton text={text} label={texts.cite} />
      </Box>
    </HStack>
  );
}

/** Escapes `<`, so that no text in the JSON can close the script element. */
const asScript = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The schema.org Dataset markup for search engines. It contains only what the page shows. */
export function DatasetMarkup({ dataset }: { dataset: Dataset }) {
  const { foundation_name: foundation, product_name: product } = useBranding();
  const organisation = { '@type': 'Organization', name: foundation };
  const markup = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: dataset.name,
    description: dataset.description
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    identifier: [
      dataset.doi ? doiAddress(dataset.doi) : dataset.dataset_id,
      `${dataset.dataset_id} ${versionLabel(dataset)}`,
    ],
    keywords: [typeLabel(dataset), dataset.cohort.display_name],
    ...(dataset.data_use.length > 0
      ? { usageInfo: dataset.data_use.map((code) => `${DATA_USE_LABELS[code]} (${code})`).join('; ') }
      : {}),
    url: findForGood(dataset),
    version: String(dataset.version),
    datePublished: dataset.release_date,
    creator: organisation,
    publisher: organisation,
    includedInDataCatalog: { '@type': 'DataCatalog', name: product },
    isAccessibleForFree: true,
    conditionsOfAccess: texts.conditions,
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(markup) }} />;
}
