import { chakra } from '@portal/shared-ui';
import { layout as words } from '#texts/layout';

/** The first tab stop: skips the header. It is not a route, so the focus is moved manually. */
export function SkipLink({ target }: { target: string }) {
  return (
    <chakra.a
      href={`#${target}`}
      position="absolute"
      top="-20"
      left="4"
      zIndex="skipNav"
      px="4"
      py="3"
      bg="bg.panel"
      color="fg"
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="l2"
      _focus={{ top: '2' }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {words.skipLink}
    </chakra.a>
  );
}
