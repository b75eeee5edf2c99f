import { fireEvent, screen } from '@testing-library/react';

/** Puts a text into a box in one step. Typing it key by key renders a form a hundred times, and is for tests of typing. */
export async function enter(name: RegExp, value: string): Promise<void> {
  fireEvent.input(await screen.findByRole('textbox', { name }), { target: { value } });
}
