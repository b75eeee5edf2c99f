import { Box } from '@portal/shared-ui';
import { register as words } from '#texts/register';
import { TermsText } from '../../TermsText.tsx';

/** The text of the terms in a scroll box, which the keyboard can scroll too. */
export function TermsBox() {
  return (
    <Box
      as="section"
      aria-label={words.termsBox}
      tabIndex={0}
      maxH="18rem"
      overflowY="auto"
      p="4"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg"
      color="fg"
      textStyle="sm"
      focusVisibleRing="outside"
    >
      <TermsText headingLevel={3} />
    </Box>
  );
}
