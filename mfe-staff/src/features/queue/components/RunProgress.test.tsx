import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showAs } from '../../../testing/show-as.tsx';
import { runAddress } from '../model/run.ts';
import { RunProgress } from './RunProgress.tsx';

function Run() {
  const [left, setLeft] = useState(10);
  return (
    <>
      <button type="button" onClick={() => setLeft(8)}>
        Assign two
      </button>
      <RunProgress left={left} />
    </>
  );
}

test('requests that arrive in a run count too, so that what is done is counted right', async () => {
  const { user } = showAs('sfari_admin', <Run />, { path: runAddress({ status: '2' }, 9) });
  expect(await screen.findByText('0 of 10 done')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign two' }));
  expect(await screen.findByText('2 of 10 done')).toBeTruthy();
});
