import { Grid, PageSection } from '../../design/index.ts';
import { page } from '#texts/institution-page';
import { Facts } from './Facts.tsx';
import type { PartProps } from './institution-parts.ts';
import { Officials } from './Officials.tsx';

/** The read-only view of an institution: its details, and beside them its officials if the server names them. */
export function ReadView(props: PartProps & { hasDetails?: boolean }) {
  const { institution, hasDetails = true } = props;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="10"
      alignItems="start"
    >
      {hasDetails ? (
        <PageSection title={page.details}>
          <Facts {...props} />
        </PageSection>
      ) : null}
      {institution.io_users && institution.io_users.length > 0 ? (
        <PageSection title={page.officials}>
          <Officials {...props} />
        </PageSection>
      ) : null}
    </Grid>
  );
}
