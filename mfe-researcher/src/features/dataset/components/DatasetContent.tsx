import type { Dataset } from '@portal/contract';
import { DATA_USE_LABELS, type DataUseVerdict } from '@portal/contract/data-use';
import { translateAgeGroup } from '@portal/contract/seeded-texts';
import {
  Box,
  Button,
  chakra,
  fill,
  Flex,
  LiveRegion,
  PageSection,
  SelectLine,
  Stack,
  StatusBadge,
  Table,
  Text,
  type StatusTone,
} from '@portal/shared-ui';
import { ScrolledTable, SearchBox } from '@portal/shared-ui/table';
import { useState } from 'react';
import { Description } from './DatasetFacts.tsx';
import { dataset as texts } from '#texts/dataset';

const formatCount = (count: number): string => count.toLocaleString('en-US');

/** Helps the reader decide whether the dataset fits: its description, participants, terms of use and measures. */
export function DatasetContent({ dataset }: { dataset: Dataset }) {
  return (
    <Stack gap="8" align="stretch">
      <Box>
        <Description html={dataset.description} />
        <KeyCounts dataset={dataset} />
      </Box>
      <Ages ages={dataset.ages ?? []} />
      <TermsOfUse dataset={dataset} />
      <Variables variables={dataset.variables ?? []} />
    </Stack>
  );
}

function KeyCounts({ dataset }: { dataset: Dataset }) {
  const counts = [
    [texts.participants, dataset.participants],
    [texts.families, dataset.families],
    [texts.genomes, dataset.genomes],
    [texts.projects, dataset.usage?.projects],
  ] as const;
  const known = counts.flatMap(([term, count]) => (count ? [{ term, text: formatCount(count) }] : []));
  const all = dataset.file_size ? [...known, { term: texts.size, text: dataset.file_size }] : known;
  if (all.length === 0) return null;
  return (
    <chakra.dl
      aria-label={texts.counts}
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(8.5rem, 1fr))"
      gap="4"
      m="0"
    >
      {all.map(({ term, text }) => (
        <Flex key={term} direction="column-reverse" justify="flex-end">
          <Text as="dt" textStyle="sm" color="fg.muted">
            {term}
          </Text>
          <chakra.dd
            m="0"
            textStyle={{ base: '2xl', md: '3xl' }}
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            {text}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

/** A table with a bar next to each number, so that screen readers get the numbers too. */
function Ages({ ages }: { ages: NonNullable<Dataset['ages']> }) {
  if (ages.length === 0) return null;
  const most = Math.max(1, ...ages.flatMap(({ female, male }) => [female, male]));
  return (
    <PageSection title={texts.ages}>
      <ScrolledTable caption={texts.ages} minWidth={280}>
        <HeadRow names={[texts.age, texts.female, texts.male]} />
        <Table.Body>
          {ages.map(({ age, female, male }) => (
            <Table.Row key={age} bg="transparent">
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {translateAgeGroup(age)}
              </Table.ColumnHeader>
              <BarCell count={female} most={most} look="blue.solid" />
              <BarCell count={male} most={most} look="accent.solid" />
            </Table.Row>
          ))}
        </Table.Body>
      </ScrolledTable>
    </PageSection>
  );
}

const BarCell = ({ count, most, look }: { count: number; most: number; look: string }) => (
  <Table.Cell fontVariantNumeric="tabular-nums" width="38%">
    {formatCount(count)}
    <Box
      aria-hidden="true"
      mt="1"
      h="2"
      bg={look}
      borderEndRadius="2px"
      style={{ width: `${(count / most) * 100}%` }}
    />
  </Table.Cell>
);

const TONES: Readonly<Record<DataUseVerdict, StatusTone>> = {
  fits: 'success',
  conflicts: 'danger',
  judge: 'neutral',
};

/**
 * The terms of use in words with their codes. Next to them: whether the reader's projects fit, according to the server.
 */
function TermsOfUse({ dataset: { data_use: codes, project_fit: fits = [] } }: { dataset: Dataset }) {
  const [chosen, setChosen] = useState<string>();
  if (codes.length === 0) return null;
  const compared = fits.find(({ project }) => String(project.id) === chosen) ?? fits[0];
  return (
    <PageSection title={texts.dataUse}>
      {compared ? (
        <Box mb="3">
          <SelectLine
            label={texts.dataUseOf}
            value={String(compared.project.id)}
            options={fits.map(({ project }) => ({ value: String(project.id), label: project.display_name }))}
            onChoose={setChosen}
          />
        </Box>
      ) : null}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
        {codes.map((code) => {
          const hint = compared?.terms.find(({ term }) => term === code);
          return (
            <chakra.li key={code} borderInlineStartWidth="3px" ps="3">
              <Flex gap="3" wrap="wrap" align="center">
                <span>
                  {DATA_USE_LABELS[code]} ({code})
                </span>
                {hint ? (
                  <StatusBadge tone={TONES[hint.verdict]}>{texts.fit[hint.verdict]}</StatusBadge>
                ) : null}
              </Flex>
              {hint ? (
                <Text textStyle="sm" color="fg.muted">
                  {hint.reason}
                </Text>
              ) : null}
            </chakra.li>
          );
        })}
      </chakra.ul>
    </PageSection>
  );
}

const FEW = 10;

function Variables({ variables }: { variables: NonNullable<Dataset['variables']> }) {
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  if (variables.length === 0) return null;
  const wanted = search.toLowerCase();
  const found = variables.filter(({ name, kind, meaning }) =>
    `${name} ${kind} ${meaning}`.toLowerCase().includes(wanted),
  );
  const shown = isOpen || search !== '' ? found : found.slice(0, FEW);
  return (
    <PageSection title={texts.variables}>
      <Stack gap="3" align="stretch">
        <Flex>
          <SearchBox label={texts.searchVariables} value={search} onSearch={setSearch} />
        </Flex>
        {found.length === 0 ? <Text>{texts.noVariable}</Text> : <VariableTable variables={shown} />}
        {shown.length < found.length ? (
          <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
            {fill(texts.allVariables, { count: found.length })}
          </Button>
        ) : null}
      </Stack>
      <LiveRegion message={search === '' ? '' : fill(texts.variablesFound, { count: found.length })} />
    </PageSection>
  );
}

const HeadRow = ({ names }: { names: readonly string[] }) => (
  <Table.Header>
    <Table.Row bg="bg.muted">
      {names.map((name) => (
        <Table.ColumnHeader key={name} scope="col">
          {name}
        </Table.ColumnHeader>
      ))}
    </Table.Row>
  </Table.Header>
);

const VariableTable = ({ variables }: { variables: NonNullable<Dataset['variables']> }) => (
  <ScrolledTable caption={texts.variables} minWidth={280}>
    <HeadRow names={[texts.variable, texts.variableKind, texts.variableMeaning]} />
    <Table.Body>
      {variables.map(({ name, kind, meaning }) => (
        <Table.Row key={name} bg="transparent">
          <Table.ColumnHeader scope="row" fontWeight="semibold">
            {name}
          </Table.ColumnHeader>
          <Table.Cell color="fg.muted">{kind}</Table.Cell>
          <Table.Cell>{meaning}</Table.Cell>
        </Table.Row>
      ))}
    </Table.Body>
  </ScrolledTable>
);
