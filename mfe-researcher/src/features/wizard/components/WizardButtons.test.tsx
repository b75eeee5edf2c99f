import { renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WizardButtons } from './WizardButtons.tsx';

const nothing = () => undefined;
const show = (number: number, isRefused = false) => {
  renderWithPortal(
    <WizardButtons
      hasPrevious={number > 1}
      isLast={number === 6}
      returnsToReview={false}
      isBusy={false}
      isHalted={false}
      isUploading={false}
      isRefused={isRefused}
      submitLabel="Submit Request"
      onPrevious={nothing}
      onContinue={nothing}
      onSubmit={nothing}
    />,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

test.each([
  [1, ['Continue']],
  [2, ['Previous', 'Continue']],
  [5, ['Previous', 'Continue']],
  [6, ['Previous', 'Submit Request']],
])('step %i of six has its buttons [R2.1-08]', (number, names) => {
  expect(show(number)).toEqual(names);
});

test('with an answer that is refused there is no way on [R5-52]', () => {
  expect(show(5, true)).toEqual(['Previous']);
});
