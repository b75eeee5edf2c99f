import { STRAND_WIDTH, STRANDS } from '@portal/contract/brand';
import { chakra, Span } from '@chakra-ui/react';
import { RouterLink } from '../../design/router/index.ts';
import { useBranding } from './branding-context.ts';
import { isSeason } from './season.ts';

const IN_SEASON = isSeason(new Date());
const HomeLink = chakra(RouterLink);

/** The configured logo or the default mark (two strands that meet), and the product name; links to the home page. */
export function Logo() {
  const branding = useBranding();
  return (
    <HomeLink to="/" display="inline-flex" minW="0">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        minH="9"
        minW="0"
        color="fg"
        fontWeight="semibold"
        textStyle="lg"
        letterSpacing="-0.01em"
        whiteSpace="nowrap"
      >
        {branding.logo_url ? (
          <chakra.img
            src={branding.logo_url}
            alt=""
            h="8"
            w="auto"
            maxW={{ base: '12', md: '40' }}
            objectFit="contain"
          />
        ) : (
          <Mark />
        )}
        {/* A long name is cut on phones, to leave room for the menu. */}
        <Span truncate>{branding.product_name}</Span>
        {IN_SEASON ? <Snowflake /> : null}
      </chakra.span>
    </HomeLink>
  );
}

function Mark() {
  return (
    <chakra.svg viewBox="0 0 32 32" boxSize="8" aria-hidden focusable="false" flexShrink="0">
      <chakra.rect width="32" height="32" rx="8" fill="accent.solid" />
      <chakra.path
        d={STRANDS}
        fill="none"
        stroke="accent.contrast"
        strokeWidth={STRAND_WIDTH}
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}

function Snowflake() {
  return (
    // on phones the name needs the room
    <Span color="accent.fg" aria-hidden hideBelow="md" data-testid="snowflake">
      <chakra.svg
        viewBox="0 0 24 24"
        boxSize="4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      >
        <path d="M12 2v20M3.300 7l17.400 10M20.700 7L3.300 17M9.500 3.500L12 6l2.500-2.500M9.500 20.500L12 18l2.500 2.500" />
      </chakra.svg>
    </Span>
  );
}
