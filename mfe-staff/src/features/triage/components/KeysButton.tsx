import { Button, HelpIcon } from '@portal/shared-ui';
import { triage as words } from '#texts/triage';

/** Button that toggles the list of keys. */
export function KeysButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" aria-expanded={isOpen} onClick={onToggle}>
      <HelpIcon />
      {words.keys.button}
    </Button>
  );
}
