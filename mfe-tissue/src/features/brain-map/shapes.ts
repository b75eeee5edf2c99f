/**
 * The drawing of the brain: one side from the outside and from the inside, front to the left. The other side is its
 * mirror image. Schematic, drawn for this portal.
 */
import type { BrainRegion } from '@portal/contract/donors';

export interface Shape {
  readonly region: BrainRegion;
  readonly path: string;
}

/** Width and height of each of the two pictures. */
export const PICTURE = { width: 200, height: 150 } as const;

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** Seen from the side. Later shapes are painted over earlier ones. */
export const OUTSIDE: readonly Shape[] = [
  {
    region: 'Cerebellum',
    path: 'M116 114C124 104 150 98 170 102C182 105 186 116 178 126C166 140 136 142 124 132C116 126 112 120 116 114Z',
  },
  {
    region: 'Prefrontal cortex',
    path: 'M16 82C10 52 34 22 74 15L80 60C70 68 60 80 54 90C40 96 20 96 16 82Z',
  },
  { region: 'Motor cortex', path: 'M74 15C84 12 95 11 106 12L108 58C98 55 88 56 80 60Z' },
  { region: 'Parietal cortex', path: 'M106 12C132 14 153 26 166 45L146 74C134 66 120 61 108 58Z' },
  { region: 'Occipital cortex', path: 'M166 45C182 58 190 78 184 92C178 101 164 102 152 98L146 74Z' },
  {
    region: 'Superior temporal gyrus',
    path: 'M54 90C60 80 70 68 80 60C88 56 98 55 108 58C120 61 134 66 146 74L149 86C124 78 88 84 62 102C56 100 53 95 54 90Z',
  },
  {
    region: 'Temporal cortex',
    path: 'M62 102C88 84 124 78 149 86L152 98C142 104 128 106 116 114C104 124 82 126 70 118C64 114 61 108 62 102Z',
  },
  { region: 'Insula', path: ellipse(91, 70, 13, 6) },
];

/** The outline of the half brain, cut along the midline. */
export const INSIDE_OUTLINE =
  'M14 82C8 46 46 14 106 13C152 14 190 52 186 88C180 102 160 104 146 100C134 108 118 108 108 104C96 112 78 120 62 112C50 104 36 98 26 96C18 94 15 90 14 82Z';
export const INSIDE: readonly Shape[] = [
  {
    region: 'Cingulate cortex',
    path: 'M48 82C42 52 72 32 104 33C136 34 156 54 152 78L140 77C142 60 126 46 104 46C80 46 56 56 60 82Z',
  },
  { region: 'Striatum', path: ellipse(84, 66, 15, 9) },
  { region: 'Thalamus', path: ellipse(114, 67, 13, 9) },
  { region: 'Hypothalamus', path: ellipse(99, 84, 9, 6) },
  { region: 'Amygdala', path: ellipse(82, 98, 8, 7) },
  {
    region: 'Hippocampus',
    path: 'M94 100C104 90 126 89 140 95C144 99 140 104 134 103C122 99 110 101 100 107C94 109 91 104 94 100Z',
  },
];

/** Midline parts: the dura around the brain, the brain stem and the pineal gland, seen from behind. */
export const DURA =
  'M20 76C20 34 52 10 100 10C148 10 180 34 180 76L170 76C168 42 142 22 100 22C58 22 32 42 30 76Z';
export const BRAIN_STEM =
  'M84 62C88 56 112 56 116 62L120 84C122 92 116 98 112 104L108 140C106 146 94 146 92 140L88 104C84 98 78 92 80 84Z';
export const PINEAL_GLAND = ellipse(100, 44, 9, 7);
