import {
  Box,
  Button,
  chakra,
  Disclosure,
  fill,
  Flex,
  Input,
  LabeledField,
  LiveRegion,
  Phrase,
  Stack,
  Text,
} from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { useMemo, useState } from 'react';
import { CatalogueFacets } from '../../dataset/components/CatalogueFacets.tsx';
import { CohortKinds } from '../../dataset/components/CohortKinds.tsx';
import { DatasetInDrawer } from '../../dataset/components/DatasetInDrawer.tsx';
import { FACETS, facetValues, narrow, type Ticked } from '../model/facets.ts';
import { GROUP_ORDER, type Resource } from '../model/resource.ts';
import { ResourceRow } from './ResourceRow.tsx';
import { resource as words } from '#texts/resource';

/** A group with more rows than `FEW` shows only the first, so that all groups and Continue stay within reach. */
const FEW = 8;
const FIRST = 5;
/** A search may have a thousand results, so more rows show at first. */
const FOUND = 50;

const isOnly = (values: readonly string[] | undefined, value: string): boolean =>
  values?.length === 1 && values[0] === value;

interface ResourceShopProps {
  resources: readonly Resource[];
  /** Keys of the chosen resources. */
  chosen: ReadonlySet<string>;
  /** Returns why a resource cannot be chosen; undefined if it can. */
  findReason: (resource: Resource) => string | undefined;
  findMark?: (resource: Resource) => string | undefined;
  onToggle: (resource: Resource, isOn: boolean) => void;
  /** Facet values that are ticked initially. */
  startWith?: Ticked;
}

/** Resources by group, with search, facets and details. The wizard and the catalog share it. */
export function ResourceShop({
  resources,
  chosen,
  findReason,
  findMark,
  onToggle,
  startWith = {},
}: ResourceShopProps) {
  const [search, setSearch] = useState('');
  const [ticked, setTicked] = useState<Ticked>(startWith);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<Resource | null>(null);
  // separate from the open resource, which stays rendered while the drawer closes
  const [isReading, setReading] = useState(false);
  const found = useMemo(() => narrow(resources, search, ticked), [resources, search, ticked]);
  const isNarrowed = search !== '' || Object.values(ticked).some((values) => values.length > 0);
  const groups = GROUP_ORDER.map((group) => {
    const members = found.filter((resource) => resource.group === group);
    const first = isNarrowed ? FOUND : members.length > FEW ? FIRST : FEW;
    // chosen resources are always shown
    const shown = members.filter(({ key }, index) => open.has(group) || index < first || chosen.has(key));
    return { group, members, shown };
  }).filter(({ members }) => members.length > 0);
  const facets = {
    facets: FACETS.map((facet) => ({
      filter: facet,
      legend: words.facets[facet],
      choices: facetValues(resources, facet, search, ticked).map(({ value, count }) => ({
        value,
        label: value,
        count,
      })),
      ticked: ticked[facet] ?? [],
    })),
    narrow: (facet: string, values: readonly string[]) => setTicked({ ...ticked, [facet]: values }),
    clear: () => setTicked({}),
  };
  return (
    <Flex gap="8" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
      <Stack hideBelow="lg" width="14rem" flexShrink="0" gap="4">
        <CatalogueFacets facets={facets} />
      </Stack>
      <Stack gap="6" flex="1" minW="0" width="full">
        <Flex gap="3" wrap="wrap" align="flex-end">
          <Box flex="1" minW="14rem" maxW="24rem">
            <LabeledField label={words.searchLabel}>
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
            </LabeledField>
          </Box>
          <Box hideFrom="lg">
            <Disclosure
              label={words.filter}
              panelLabel={words.filter}
              align="start"
              panelWidth={300}
              size="md"
            >
              <Stack gap="4">
                <CatalogueFacets facets={facets} />
              </Stack>
            </Disclosure>
          </Box>
        </Flex>
        <CohortKinds
          entries={resources.flatMap(({ cohorts, group }) =>
            cohorts.map((cohort) => ({ cohort, kind: group })),
          )}
          kinds={GROUP_ORDER}
          isChosen={(cohort, group) => isOnly(ticked.cohort, cohort) && isOnly(ticked.group, group)}
          onChoose={(cohort, group) =>
            setTicked(
              isOnly(ticked.cohort, cohort) && isOnly(ticked.group, group)
                ? { ...ticked, cohort: [], group: [] }
                : { ...ticked, cohort: [cohort], group: [group] },
            )
          }
        />
        {groups.map(({ group, members, shown }) => (
          <chakra.fieldset key={group} border="0" m="0" p="0" minW="0">
            <chakra.legend textStyle="lg" fontWeight="semibold" p="0" mb="1">
              {`${group} `}
              <chakra.span color="fg.muted" fontWeight="normal" textStyle="sm">
                <Phrase
                  text={words.groupCount}
                  values={{
                    chosen: members.filter(({ key }) => chosen.has(key)).length,
                    count: members.length,
                  }}
                />
              </chakra.span>
            </chakra.legend>
            <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
              {shown.map((resource) => (
                <ResourceRow
                  key={resource.key}
                  resource={resource}
                  isChosen={chosen.has(resource.key)}
                  reason={chosen.has(resource.key) ? undefined : findReason(resource)}
                  mark={findMark?.(resource)}
                  onToggle={(isOn) => onToggle(resource, isOn)}
                  onRead={() => {
                    setRead(resource);
                    setReading(true);
                  }}
                />
              ))}
            </Box>
            {shown.length < members.length ? (
              <Button
                variant="ghost"
                size="sm"
                mt="1"
                aria-label={fill(words.showAllNamed, { count: members.length, group })}
                onClick={() => setOpen(new Set([...open, group]))}
              >
                {fill(words.showAll, { count: members.length })}
              </Button>
            ) : null}
          </chakra.fieldset>
        ))}
        {found.length === 0 ? <Text>{words.noneFound}</Text> : null}
      </Stack>
      <Modal
        isOpen={isReading}
        title={read?.name ?? ''}
        placement="end"
        size="lg"
        onClose={() => setReading(false)}
      >
        {read?.dataset ? (
          <>
            <DatasetInDrawer dataset={read.dataset} />
            <RouteLink to={`/dataset/${read.dataset.dataset_id}`} mt="4" display="inline-block" minH="6">
              {words.ownPage}
            </RouteLink>
          </>
        ) : (
          <Text>{read?.description}</Text>
        )}
      </Modal>
      <LiveRegion message={isNarrowed ? fill(words.found, { count: found.length }) : ''} />
    </Flex>
  );
}
