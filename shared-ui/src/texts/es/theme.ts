export const theme = { toDark: 'Usar colores oscuros', toLight: 'Usar colores claros' } as const;
