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
import { DatasetFacts } from '../../dataset/components/DatasetFacts.tsx';
import { narrow, type Ticked } from '../api/facets.ts';
import { GROUP_ORDER, type Resource } from '../api/resource.ts';
import { FacetPanel } from './FacetPanel.tsx';
import { ResourceRow } from './ResourceRow.tsx';
import { resource as words } from '#texts/resource';

/** Rows that show at once, of as many as there may be a thousand. */
const PAGE = 50;

interface ResourceShopProps {
  resources: readonly Resource[];
  /** Keys of what is chosen. */
  chosen: ReadonlySet<string>;
  /** Why one cannot be chosen; undefined when it can. */
  findReason: (resource: Resource) => string | undefined;
  findMark?: (resource: Resource) => string | undefined;
  onToggle: (resource: Resource, isOn: boolean) => void;
  /** Ticked when the list opens. */
  startWith?: Ticked;
}

/** Resources by group, with search, facets and what each of them holds. The wizard and the catalogue have the same. */
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
  const [most, setMost] = useState(PAGE);
  const [read, setRead] = useState<Resource | null>(null);
  // apart from what is read, which stays while the drawer slides away
  const [isReading, setReading] = useState(false);
  const found = useMemo(() => narrow(resources, search, ticked), [resources, search, ticked]);
  const shown = useMemo(
    () =>
      [...found]
        .sort((one, other) => GROUP_ORDER.indexOf(one.group) - GROUP_ORDER.indexOf(other.group))
        .slice(0, most),
    [found, most],
  );
  const groups = GROUP_ORDER.map(
    (group) => [group, shown.filter((resource) => resource.group === group)] as const,
  ).filter(([, members]) => members.length > 0);
  const facets = { resources, search, ticked, onChange: setTicked };
  const isNarrowed = search !== '' || Object.values(ticked).some((values) => values.length > 0);
  return (
    <Flex gap="8" align="flex-start" direction={{ base: 'column', lg: 'row' }}>
      <Box hideBelow="lg" width="14rem" flexShrink="0">
        <FacetPanel {...facets} />
      </Box>
      <Stack gap="6" flex="1" minW="0" width="full">
        <Flex gap="3" wrap="wrap" align="flex-end">
          <Box flex="1" minW="14rem" maxW="24rem">
            <LabeledField label={words.searchLabel} isOptional>
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
              <FacetPanel {...facets} />
            </Disclosure>
          </Box>
        </Flex>
        {groups.map(([group, members]) => (
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
              {members.map((resource) => (
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
          </chakra.fieldset>
        ))}
        {found.length === 0 ? <Text>{words.noneFound}</Text> : null}
        {found.length > shown.length ? (
          <Button variant="outline" colorPalette="gray" onClick={() => setMost(most + PAGE)}>
            {fill(words.showMore, { count: Math.min(PAGE, found.length - shown.length) })}
          </Button>
        ) : null}
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
            <DatasetFacts dataset={read.dataset} />
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
