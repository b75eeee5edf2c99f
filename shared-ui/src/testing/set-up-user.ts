import { userEvent, PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * A user who types and clicks without waiting. What a layer above covers is the browser tests' matter: here nothing is
 * laid out, and a dialog takes clicks only some frames after it can be found.
 */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
