import { Box, chakra, fill, Flex, HStack, Text, VisuallyHidden, type BoxProps } from '@portal/shared-ui';
import { search as words } from '#texts/search';
import { MarkedText } from './MarkedText.tsx';
import { optionId } from './use-active-option.ts';

/** The parts of a combobox, for which HTML has no elements. */
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
const OPTION = { role: 'option' } as const;

export interface ListOption {
  readonly key: string;
  readonly text: string;
  /** What distinguishes it from others of the same name. */
  readonly detail?: string | null;
  /** The keys that do the same without the list. */
  readonly keys?: readonly string[];
  readonly choose: () => void;
}
export interface OptionGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly ListOption[];
}

interface OptionListProps extends BoxProps {
  id: string;
  label: string;
  /** A group without options is left out. */
  groups: readonly OptionGroup[];
  /** What was typed; it is emphasized in the texts. */
  typed: string;
  /** Counted over all groups; -1 for none. */
  active: number;
}

/**
 * Options of a combobox in their groups. The list itself is always there, since the box names it. Where it may grow too
 * long, it scrolls itself: the keys of the box move in it, as they do not in a box around it.
 */
export function OptionList({ id, label, groups, typed, active, ...box }: OptionListProps) {
  const shown = groups.filter(({ options }) => options.length > 0);
  const startOf = (at: number) => shown.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <Box id={id} {...LISTBOX} aria-label={label} {...box}>
      {shown.map(({ key, label: name, options }, at) => (
        <Box {...GROUP} aria-labelledby={`${id}-${key}`} key={key} _notFirst={{ mt: '2' }}>
          <Text
            id={`${id}-${key}`}
            role="presentation"
            textStyle="xs"
            fontWeight="semibold"
            color="fg.muted"
            px="2"
            py="1"
          >
            {name}
          </Text>
          {options.map((option, index) => (
            <Option
              key={option.key}
              id={optionId(id, startOf(at) + index)}
              option={option}
              typed={typed}
              isActive={startOf(at) + index === active}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  option: ListOption;
  typed: string;
  isActive: boolean;
}

function Option({ id, option, typed, isActive }: OptionProps) {
  return (
    <Box
      id={id}
      {...OPTION}
      aria-selected={isActive}
      px="2"
      py="1.5"
      borderRadius="l2"
      cursor="pointer"
      overflowWrap="anywhere"
      bg={isActive ? 'accent.subtle' : undefined}
      _hover={{ bg: isActive ? 'accent.subtle' : 'bg.muted' }}
      // The box must not lose the focus, or leaving it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={option.choose}
    >
      <Flex justify="space-between" gap="3">
        <Text textStyle="sm">
          <MarkedText text={option.text} typed={typed} />
        </Text>
        {option.keys ? <OptionKeys keys={option.keys} /> : null}
      </Flex>
      {option.detail ? (
        <Text textStyle="xs" color="fg.muted">
          <MarkedText text={option.detail} typed={typed} />
        </Text>
      ) : null}
    </Box>
  );
}

/** Read out as a part of the option, which has no other place for it. */
function OptionKeys({ keys }: { keys: readonly string[] }) {
  return (
    <>
      <VisuallyHidden>{fill(words.keys, { keys: keys.join(' ') })}</VisuallyHidden>
      <HStack gap="1" aria-hidden flexShrink="0" alignSelf="flex-start">
        {keys.map((key) => (
          <chakra.kbd
            key={key}
            fontFamily="mono"
            textStyle="xs"
            px="1.5"
            borderWidth="1px"
            borderColor="border.control"
            borderRadius="l1"
          >
            {key}
          </chakra.kbd>
        ))}
      </HStack>
    </>
  );
}
