import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { LIMITS } from '@portal/contract/limits';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

/** Whether the focus went from a panel into a dialog that is above it. */
function isDialogAbove(panel: Element, target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && !dialog.contains(panel);
}

export interface DisclosureProps extends Omit<ButtonProps, 'children'> {
  label: ReactNode;
  children: ReactNode;
  /** Name of the panel for screen readers. */
  panelLabel: string;
  align?: 'start' | 'end';
  /** A menu at the foot of the screen opens above its button, which then has no arrow. */
  opensAbove?: boolean;
  /** False for a button whose icon already stands for a menu. */
  hasArrow?: boolean;
  /** Width of the panel in pixels; a menu is as wide as its entries, but not narrower than 228 (specification 1 section 9). */
  panelWidth?: number;
}

/** A button that opens a small panel beside it. Escape, or focus that leaves it, closes it. */
export function Disclosure({
  label,
  children,
  panelLabel,
  align = 'end',
  opensAbove = false,
  hasArrow = !opensAbove,
  panelWidth,
  ...button
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // a surrounding dialog must stay open
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };
  const closeOnLeave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    // A disabled (waiting) button loses the focus, and a dialog returns it later. In neither case did the user leave
    // the panel.
    const isWaiting = relatedTarget === null && target.matches(':disabled');
    if (isWaiting || isDialogAbove(currentTarget, relatedTarget)) return;
    setOpen(false);
  };
  // Close the menu after a link, because its target may be on the same page. Downloads leave it open: the menu shows
  // their progress.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest('a[href]:not([download])')) return;
    setOpen(false);
    buttonRef.current?.focus();
  };
  return (
    <Box position="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        ref={buttonRef}
        variant="outline"
        colorPalette="gray"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
        {...button}
      >
        {label}
        {hasArrow ? <ChevronDownIcon boxSize="1em" /> : null}
      </Button>
      {isOpen ? (
        <Box
          id={panelId}
          as="fieldset"
          aria-label={panelLabel}
          tabIndex={-1}
          position="absolute"
          zIndex="dropdown"
          {...(opensAbove
            ? { bottom: 'calc(100% + 4px)', onClick: closeOnLink }
            : { top: 'calc(100% + 4px)' })}
          insetInlineStart={align === 'start' ? '0' : undefined}
          insetInlineEnd={align === 'end' ? '0' : undefined}
          minW={`${LIMITS.menuWidth}px`}
          w={panelWidth === undefined ? undefined : `${panelWidth}px`}
          maxW="calc(100vw - 2rem)"
          maxH="60dvh"
          overflowY="auto"
          p="3"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          boxShadow="md"
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
}
