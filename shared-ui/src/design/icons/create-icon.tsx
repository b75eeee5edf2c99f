import { Icon, type IconProps } from '@chakra-ui/react';

/** Creates a stroke icon from one path on a 24 × 24 grid. Decorative: the adjacent text carries the meaning. */
export function createIcon(name: string, path: string) {
  function PortalIcon(props: IconProps) {
    return (
      <Icon boxSize="1.25em" aria-hidden {...props}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          focusable="false"
        >
          <path d={path} />
        </svg>
      </Icon>
    );
  }
  PortalIcon.displayName = name;
  return PortalIcon;
}
