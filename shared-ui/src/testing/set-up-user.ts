import { userEvent, PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * A user who types and clicks without delay. Pointer checks are off, because there is no layout here and a dialog
 * accepts clicks only some frames after it appears. Browser tests check whether an element is covered.
 */
export function setUpUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
