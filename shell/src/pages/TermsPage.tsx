import { Phrase, Text } from '@portal/shared-ui';
import { Page } from '@portal/shared-ui/page';
import { terms as words } from '#texts/terms';
import { SupportLink } from './account/SupportLink.tsx';
import { TermsText } from './TermsText.tsx';

/** `/terms-and-conditions` (spec 1 section 2). */
export function Component() {
  return (
    <Page title={words.title} width="narrow" breadcrumbs={[{ label: words.home, to: '/' }]}>
      <TermsText headingLevel={2} />
      <Text mt="8" color="fg.muted">
        <Phrase text={words.questions} values={{ support: <SupportLink /> }} />
      </Text>
    </Page>
  );
}
