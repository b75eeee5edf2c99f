import { Box, chakra, fill, Flex, HStack, Text, VisuallyHidden, type BoxProps } from '@portal/shared-ui';
import { search as words } from '#texts/search';
import { MarkedText } from './MarkedText.tsx';
import { optionId } from './use-active-option.ts';

/** ARIA roles of a combobox, for which HTML has no elements. */
const LISTBOX = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
const OPTION = { role: 'option' } as const;

export interface ListOption {
  readonly key: string;
  readonly text: string;
  /** Distinguishes options with the same name. */
  readonly detail?: string | null;
  /** The keyboard shortcut of the same action. */
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
  /** Groups without options are not shown. */
  groups: readonly OptionGroup[];
  /** The typed text, which is bold in the options. */
  typed: string;
  /** Index over all groups; -1 for none. */
  active: number;
}

/**
 * Options of a combobox in groups. The list element always exists, because the input refers to it. It scrolls itself
 * when too long, because keyboard scrolling does not work in a container around it.
 */
export function OptionList({ id, label, groups, typed, active, ...box }: OptionListProps) {
  const shown = groups.filter(({ options }) => options.length > 0);
  const countBefore = (at: number) =>
    shown.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
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
              id={optionId(id, countBefore(at) + index)}
              option={option}
              typed={typed}
              isActive={countBefore(at) + index === active}
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
      // Prevents the input from losing the focus, which would close the list before the click.
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

/** The shortcut is read out as a part of the option, because there is no other place for it. */
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
