import { Button } from '@portal/shared-ui';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BasketBar } from './BasketBar.tsx';
import { SkipToBasket } from './SkipToBasket.tsx';

test('the first stop leads past the list to what is chosen, and the next stop is Continue', async () => {
  const { user, container } = renderWithPortal(
    <>
      <SkipToBasket />
      <Button>About a dataset</Button>
      <BasketBar summary="1 dataset selected" items={[]}>
        <Button>Continue</Button>
      </BasketBar>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to your selection' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your selection' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue' }));
  expect(await axeViolations(container)).toEqual([]);
});
