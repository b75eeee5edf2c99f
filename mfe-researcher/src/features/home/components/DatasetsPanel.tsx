import { Flex, Text, Panel } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { home as words } from '#texts/home';

/** Links to the datasets, because the researchers' header does not (spec 1 section 2). */
export default function DatasetsPanel() {
  return (
    <Panel>
      <Text color="fg.muted">{words.datasets.intro}</Text>
      <Flex mt="4">
        <RouteLink to="/dataset">{words.datasets.all}</RouteLink>
      </Flex>
    </Panel>
  );
}
