import { expect, it, vi } from 'vitest';

it('translates known diagnoses and preservation methods, and shows others unchanged', async () => {
  vi.resetModules();
  globalThis.portalWords = {
    'contract/diagnoses': { 'Typically developing': 'Desarrollo típico' },
    'contract/preservations': { Formalin: 'Formol' },
  };
  const { nameDiagnosis } = await import('./donor-words.ts');
  const { valueLabel } = await import('../../catalogue/model/facet-words.ts');
  globalThis.portalWords = undefined;
  expect(nameDiagnosis('Typically developing')).toBe('Desarrollo típico');
  expect(nameDiagnosis('A rare one')).toBe('A rare one');
  expect(valueLabel('diagnosis', 'Typically developing')).toBe('Desarrollo típico');
  expect(valueLabel('preservation', 'Formalin')).toBe('Formol');
});
