import { useEffect, useState } from 'react';
import { listCommands, type Command } from '@portal/shared-ui/commands';
import type { ListOption } from '../search/OptionList.tsx';
import { splitVerb } from './match-options.ts';

const NOTHING: readonly Command[] = [];

/**
 * The commands that the page offered when the palette opened, and the results for a command followed by a name.
 * @param run closes the palette, then acts
 * @param delay milliseconds after the last key before names are searched
 */
export function usePageCommands(typed: string, run: (act: () => void) => void, delay: number) {
  // fixed when the palette opens, so that nothing moves if others change the object
  const [commands] = useState(listCommands);
  const found = useFound(commands, typed, delay);
  const toOption =
    (prefix: string) =>
    ({ id, label, detail, keys, run: act }: Command): ListOption => ({
      key: `${prefix} ${id}`,
      text: label,
      detail: detail ?? null,
      ...(keys ? { keys } : {}),
      choose: () => run(act),
    });
  return {
    offered: commands
      .filter(({ isTypedOnly }) => typed.trim() !== '' || isTypedOnly !== true)
      .map(toOption('command')),
    found: found.map(toOption('found')),
  };
}

function useFound(commands: readonly Command[], typed: string, delay: number): readonly Command[] {
  const [found, setFound] = useState<{ for: string; commands: readonly Command[] }>({
    for: '',
    commands: NOTHING,
  });
  useEffect(() => {
    const asked = commands.flatMap(({ find, label }) => {
      const name = splitVerb(typed, label);
      return find && name !== null ? [{ find, name }] : [];
    });
    if (asked.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void findAll(asked, controller.signal).then((commandsFound) => {
        if (!controller.signal.aborted) setFound({ for: typed, commands: commandsFound });
        return null;
      });
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [commands, typed, delay]);
  // results for another text are dropped, because they could be chosen by mistake
  return found.for === typed ? found.commands : NOTHING;
}

interface Asked {
  readonly find: NonNullable<Command['find']>;
  readonly name: string;
}

/** If the search for names fails, the command itself is still offered. */
async function findAll(asked: readonly Asked[], signal: AbortSignal): Promise<readonly Command[]> {
  const lists = await Promise.all(asked.map(({ find, name }) => find(name, signal).catch(() => NOTHING)));
  return lists.flat();
}
