import { chakra } from '@chakra-ui/react';

/** A plain list with its bullets, which the reset of the theme takes away. */
export const BulletList = chakra('ul', {
  base: { listStyleType: 'disc', margin: '0', paddingInlineStart: '5', display: 'grid', gap: '1' },
});
