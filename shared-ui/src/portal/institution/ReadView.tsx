import { Box, Heading } from '../../design/index.ts';
import { page } from '#texts/institution-page';
import { Facts } from './Facts.tsx';
import type { PartProps } from './institution-parts.ts';
import { Officials } from './Officials.tsx';

/** What everybody who may open an institution reads: its details, and its officials where the server names them. */
export function ReadView(props: PartProps & { hasDetails?: boolean }) {
  const { institution, hasDetails = true } = props;
  return (
    <>
      {hasDetails ? (
        <Box as="section" aria-labelledby="details">
          <Heading as="h2" id="details" size="xl" mb="3">
            {page.details}
          </Heading>
          <Facts {...props} />
        </Box>
      ) : null}
      {institution.io_users && institution.io_users.length > 0 ? (
        <Box as="section" aria-labelledby="officials">
          <Heading as="h2" id="officials" size="xl" mb="3">
            {page.officials}
          </Heading>
          <Officials {...props} />
        </Box>
      ) : null}
    </>
  );
}
