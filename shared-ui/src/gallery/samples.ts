import type { OptionSearch } from '../design/combobox/index.ts';
import type { UploadFunction } from '../design/upload/index.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const institutions = [
  'Uniwersytet Łódzki',
  'University of Athens',
  'Emory University',
  'Universidade de São Paulo',
  'University of Utah',
];

export const findInstitution: OptionSearch = async (text) => {
  await wait(400);
  return institutions
    .filter((label) => label.toLowerCase().includes(text.toLowerCase()))
    .map((label, index) => ({ id: label, label, description: `EIN 12-345670${index}` }));
};

/** Takes two seconds; a name that contains "virus" is refused, as the virus scanner would do. */
export const slowUpload: UploadFunction = async (file, { onProgress, signal }) => {
  for (let part = 1; part <= 10; part += 1) {
    await wait(200);
    signal.throwIfAborted();
    onProgress(part / 10);
  }
  if (file.name.includes('virus')) throw Object.assign(new Error('refused'), { status: 412 });
  return { id: `${file.name}-${file.size}`, name: file.name, size: file.size };
};

export interface SampleRequest {
  id: string;
  reference: string;
  title: string;
  status: 'Created' | 'Under Review' | 'Approved' | 'Revisions Requested';
  submitted: string;
  samples: number;
}

const titles = [
  'Sleep in siblings',
  'Gastrointestinal traits in SPARK',
  'Rare variants in females',
  'Sensory over-responsivity',
  'Post-mortem cortex layers',
  'Speech in the first three years',
  'Placental expression',
];
const states = ['Created', 'Under Review', 'Approved', 'Revisions Requested'] as const;

export const sampleRequests: readonly SampleRequest[] = Array.from({ length: 57 }, (_, index) => ({
  id: String(index + 1),
  reference: `REQ${String(index + 101).padStart(6, '0')}`,
  title: `${titles[index % titles.length]}${index >= titles.length ? `, part ${Math.floor(index / titles.length) + 1}` : ''}`,
  status: states[index % states.length] ?? 'Created',
  submitted: `2026-${String((index % 11) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  samples: (index * 37) % 400,
}));
