import { LoadingText } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { verification as words } from '#texts/confirmation';

/** The Loading screen shown while a token is being verified (spec 1 section 2). */
export function LinkPending({ title = words.checking }: { title?: string }) {
  return (
    <Page title={title} width="slim">
      <LoadingText>{words.loading}</LoadingText>
    </Page>
  );
}
