import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeViolations, renderWithPortal } from '../testing/index.ts';
import { Gallery } from './index.ts';

test.each(['Layout', 'Form', 'Table', 'Feedback'])(
  'the %s part of the gallery has no axe violation',
  async (part) => {
    const { user, container } = renderWithPortal(<Gallery />);
    await user.click(screen.getByRole('tab', { name: part }));
    expect(await axeViolations(container)).toEqual([]);
  },
  // axe reads hundreds of elements here
  60_000,
);
