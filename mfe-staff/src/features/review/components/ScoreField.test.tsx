import { chooseRubric } from '@portal/contract/rubrics';
import { passTime, renderWithPortal, startFakeClock } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ScoreField } from './ScoreField.tsx';

const rubric = chooseRubric(8, 1);

/** A score that is typed here, and that another tab may have saved. */
function Typed({ given }: { given: (score: number | null) => void }) {
  const [value, setValue] = useState<number | null>(10);
  return (
    <>
      <ScoreField
        name="blocks.x.score"
        rubric={rubric}
        label="Importance"
        value={value}
        error={undefined}
        onChange={(score) => {
          given(score);
          setValue(score);
        }}
      />
      <button type="button" onClick={() => setValue(40)}>
        Theirs
      </button>
    </>
  );
}
beforeEach(startFakeClock);
const show = () => {
  const given: (number | null)[] = [];
  const { user } = renderWithPortal(<Typed given={(score) => given.push(score)} />);
  return { user, given, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Importance' }) };
};

test('a possible score counts immediately; another is rounded after a second', async () => {
  const { user, given, field } = show();
  await user.clear(field);
  await user.type(field, '45');
  expect(given).toEqual([45]);
  await user.clear(field);
  await user.type(field, '33');
  expect(given).toEqual([45]);
  await passTime(1000);
  expect(field.value).toBe('35');
  expect(given).toEqual([45, 35]);
  expect(screen.getByText('33 was changed to 35: scores are in steps of 5, from 0 to 50.')).toBeTruthy();
  await user.type(field, '{Backspace}{Backspace}40');
  expect(screen.queryByText(/was changed to/)).toBeNull();
});

test('a score counts as soon as its field is left, so that a submission finds it', async () => {
  const { user, given, field } = show();
  await user.clear(field);
  await user.type(field, '60');
  await user.tab();
  expect(given).toEqual([50]);
  await passTime(1000);
  expect(field.value).toBe('50');
  expect(screen.getByText('60 was changed to 50: scores are in steps of 5, from 0 to 50.')).toBeTruthy();
});

test('a score that comes from elsewhere is shown, and the score from before does not come back over it', async () => {
  const { user, given, field } = show();
  await user.click(screen.getByRole('button', { name: 'Theirs' }));
  expect(field.value).toBe('40');
  await passTime(10_000);
  expect(field.value).toBe('40');
  expect(given).toEqual([]);
});
