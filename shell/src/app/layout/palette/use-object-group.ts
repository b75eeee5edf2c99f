import { getOpenedObject } from '@portal/shared-ui/commands';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { palette as words } from '#texts/palette';
import type { ListOption, OptionGroup } from '../search/OptionList.tsx';
import { usePageCommands } from './use-page-commands.ts';

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    notify.success(words.linkCopied);
  } catch {
    notify.error(words.linkNotCopied);
  }
}

/**
 * Commands for the open object: its app provides them, the shell adds the link. Results for a verb with a name ("assign
 * claire") come below the existing options.
 */
export function useObjectGroup(
  typed: string,
  run: (act: () => void) => void,
  delay: number,
): { offered: OptionGroup; found: OptionGroup } {
  const [object] = useState(getOpenedObject);
  const { offered, found } = usePageCommands(typed, run, delay);
  const label = object?.detail ?? object?.label ?? words.page;
  const copy: ListOption[] = object
    ? [
        {
          key: 'link',
          text: words.copyLink,
          detail: null,
          choose: () => run(() => void copyLink(object.path)),
        },
      ]
    : [];
  return {
    offered: { key: 'object', label, options: [...offered, ...copy] },
    found: { key: 'found', label, options: found },
  };
}
