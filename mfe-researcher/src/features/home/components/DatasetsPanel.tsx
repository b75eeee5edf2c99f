import { Flex, Text, Panel } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { home as words } from '#texts/home';

/** The way to the datasets: the header of researchers does not name them (spec 1 section 2). */
export default function DatasetsPanel() {
  return (
    <Panel>
      <Text color="fg.muted">{words.seeWhatThereIs}</Text>
      <Flex mt="4">
        <RouteLink to="/dataset">{words.allDatasets}</RouteLink>
      </Flex>
    </Panel>
  );
}
