import { describe, expect, test } from 'vitest';
import pureAnatomyLoader from './pure-anatomy-loader.ts';

describe('lists of parts of components', () => {
  test.each([
    [
      'const a = createAnatomy("a").parts("root");',
      'const a = /*#__PURE__*/ createAnatomy("a").parts("root");',
    ],
    ['var parts = anatomy.build();', 'var parts = /*#__PURE__*/ anatomy.build();'],
    ['const b = a$1.extendWith("c");', 'const b = /*#__PURE__*/ a$1.extendWith("c");'],
  ])('may be left out where no one uses them: %s', (source, marked) => {
    expect(pureAnatomyLoader(source)).toBe(marked);
  });

  test('leave everything else alone', () => {
    const source = 'import { createAnatomy } from "x";\nexport const c = other("a");\n';
    expect(pureAnatomyLoader(source)).toBe(source);
  });
});
