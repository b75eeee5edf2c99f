import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from './fill.ts';
import { Phrase } from './Phrase.tsx';

it('puts elements and values where the text names them', () => {
  render(
    <p>
      <Phrase
        text="Write to {support} by {day}."
        values={{ support: <a href="/help">us</a>, day: 'Friday' }}
      />
    </p>,
  );
  expect(screen.getByText(/Write to/).textContent).toBe('Write to us by Friday.');
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe('/help');
  expect(fill('{count} of {all}', { count: 1, all: 3 })).toBe('1 of 3');
});
