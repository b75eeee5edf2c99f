import { fill, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page } from '@portal/shared-ui/page';
import { examplePart as words } from '#texts/example-part';

/** /example-part: where this app begins. */
export function Component() {
  const read = useApi('GET /branding/');
  return (
    <Page title={words.title} breadcrumbs={[]}>
      <ReadGate read={read} failure={words.loadFailed}>
        {({ foundation_name: foundation }) => <Text>{fill(words.welcome, { foundation })}</Text>}
      </ReadGate>
    </Page>
  );
}
