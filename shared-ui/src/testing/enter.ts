import { fireEvent, screen } from '@testing-library/react';

/**
 * Sets the text of a box in one step. Typing key by key renders a form a hundred times; only tests of typing need it.
 */
export async function enter(name: RegExp, value: string): Promise<void> {
  fireEvent.input(await screen.findByRole('textbox', { name }), { target: { value } });
}
