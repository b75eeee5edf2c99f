import type { ReactNode } from 'react';
import { Box, chakra, Grid, Link, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { footer as words } from '#texts/layout';
import { useBranding } from '@portal/shared-ui/branding';

/** Purpose of the portal, links to more information, and the welcome packets of the cohorts. */
export function VisitorFooter() {
  const branding = useBranding();
  const { rows: cohorts } = useList('GET /cohort/', {}, { silent: true });
  const packets = cohorts.flatMap(({ id, name, welcome_packet }) =>
    welcome_packet ? [{ id, name, href: welcome_packet }] : [],
  );
  return (
    <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="8" pb="8" mb="6" borderBottomWidth="1px">
      <Box maxW="prose">
        <Text fontWeight="semibold" color="fg" mb="1">
          {branding.foundation_name}
        </Text>
        <Text>{words.mission}</Text>
      </Box>
      <Column title={words.learnMore}>
        {branding.footer_links.sites.map(({ label, href }) => (
          <Link href={href} key={label} rel="noopener">
            {label}
          </Link>
        ))}
        <Link href={`mailto:${branding.support_email}`}>{words.write}</Link>
      </Column>
      {packets.length > 0 ? (
        <Column title={words.packets}>
          {packets.map(({ id, name, href }) => (
            <Link href={href} key={id} rel="noopener">
              {name}
            </Link>
          ))}
        </Column>
      ) : null}
    </Grid>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] | ReactNode }) {
  return (
    <chakra.nav aria-label={title} display="flex" flexDirection="column" alignItems="flex-start" gap="2">
      <Text fontWeight="semibold" color="fg">
        {title}
      </Text>
      {children}
    </chakra.nav>
  );
}
