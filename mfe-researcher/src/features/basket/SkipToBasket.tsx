import { chakra } from '@portal/shared-ui';
import { BASKET_ID } from './BasketBar.tsx';
import { resource as words } from '#texts/resource';

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
const SEEN = {
  position: 'static',
  width: 'fit-content',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
};

/** Skips the list, which has dozens of tab stops, and jumps to the basket. Visible only on keyboard focus. */
export function SkipToBasket() {
  return (
    <chakra.a
      href={`#${BASKET_ID}`}
      {...UNSEEN}
      _focus={{ ...SEEN, px: '4', py: '3' }}
      display="block"
      bg="bg.panel"
      color="fg"
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="l2"
      // the wizard uses the hash for its step, so focus is moved by script
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(BASKET_ID)?.focus();
      }}
    >
      {words.skipToBasket}
    </chakra.a>
  );
}
