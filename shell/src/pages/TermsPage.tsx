import { Page } from '@portal/shared-ui/page';
import { TermsText } from './TermsText.tsx';

export function Component() {
  return (
    <Page title="Terms and conditions" width="narrow" breadcrumbs={[{ label: 'Home', to: '/' }]}>
      <TermsText headingLevel={2} />
    </Page>
  );
}
