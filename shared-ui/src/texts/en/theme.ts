/** Words of the switch between light and dark. */
export const theme = { toDark: 'Use dark colors', toLight: 'Use light colors' } as const;
