/** Invented donors as a brain bank stores them, including data that identify a person. The portal must drop those. */
import { createDraw, type Draw } from './draw.ts';
import { makeSamples, describeStorage, type SourceSample } from './samples.ts';
import { makeSurvey, type SourceSurvey } from './survey.ts';
import * as words from './words.ts';

export const STORES = { main: 400, pilot: 60 } as const;
export type SourceStore = keyof typeof STORES;

interface SourceSide {
  readonly state: string;
  readonly detail: string | null;
  readonly grams: number | null;
  readonly grade: string | null;
}
export interface SourceDonor {
  readonly record_no: string;
  readonly person: {
    readonly first_name: string;
    readonly last_name: string;
    readonly born: string;
    readonly died: string;
    readonly next_of_kin: { readonly name: string; readonly phone: string };
  };
  readonly hash: string;
  readonly bank: string;
  readonly updated: string;
  readonly offering: 'offered' | 'withdrawn';
  readonly dx: {
    readonly primary: string;
    readonly confirmation: string;
    readonly genetic: readonly string[];
  };
  readonly demographics: {
    readonly age_at_death: number;
    readonly sex: string;
    readonly ethnicity: string;
  };
  readonly tissue: {
    readonly left: SourceSide;
    readonly right: SourceSide;
    readonly stem: string;
    readonly weight_g: number | null;
    readonly method: string | null;
    readonly notice: string | null;
    readonly pmi_h: number | null;
    readonly rin: number | null;
    readonly samples: readonly SourceSample[];
  };
  readonly clinical: {
    readonly causes: readonly string[];
    readonly medical: readonly string[];
    readonly neuropathology: readonly string[];
    readonly psychiatric: readonly string[];
    readonly intellectual: string | null;
    readonly genes: readonly string[];
    readonly respirator: { readonly used: boolean; readonly hours: number | null } | null;
    readonly summary: string | null;
  };
  readonly instruments: readonly SourceSurvey[];
  readonly attachments: readonly { readonly title: string; readonly file: string }[];
}

/** Returns the same donor on every machine. `number` counts from 1. */
export function makeDonor(store: SourceStore, number: number): SourceDonor {
  const draw = createDraw(`${store} ${number}`);
  const primary = pickDiagnosis(draw);
  const isTypical = primary === words.TYPICAL;
  const age = draw.chance('child', 35) ? draw.decimal('age', 2, 17) : draw.decimal('age', 18, 78);
  const died = 2004 + (number % 20);
  const samples = makeSamples(draw);
  const recordNo = `ABN-${died}-${store === 'main' ? 1000 + number : 9000 + number}`;
  return {
    record_no: recordNo,
    person: {
      first_name: draw.pick('first name', words.FIRST_NAMES),
      last_name: draw.pick('last name', words.LAST_NAMES),
      born: `${died - Math.floor(age)}-03-${String(10 + (number % 18))}`,
      died: `${died}-10-${String(10 + (number % 18))}`,
      next_of_kin: {
        name: `${draw.pick('kin', words.FIRST_NAMES)} ${draw.pick('last name', words.LAST_NAMES)}`,
        phone: `+1 555 01${String(number % 100).padStart(2, '0')}`,
      },
    },
    hash: draw.hex('hash', 16),
    bank: store === 'main' ? 'MAIN' : 'PILOT',
    updated: new Date(Date.UTC(2026, 0, 1 + (number % 180), number % 24)).toISOString(),
    offering: draw.chance('withdrawn', 4) ? 'withdrawn' : 'offered',
    dx: {
      primary,
      confirmation: draw.chance('confirmed', 82)
        ? 'CONFIRMED'
        : draw.pick('unconfirmed', ['UNDER_REVIEW', 'UNDER_REVIEW', 'NOT_CONFIRMED']),
      genetic: [words.GENETIC[primary] ?? []].flat(),
    },
    demographics: {
      age_at_death: age,
      sex: draw.chance('sex', isTypical ? 45 : 28) ? 'F' : draw.chance('sex known', 98) ? 'M' : 'U',
      ethnicity: draw.pick('ethnicity', words.ETHNICITIES),
    },
    tissue: {
      left: makeSide(draw, 'L', samples),
      right: makeSide(draw, 'R', samples),
      stem: describeStorage(samples, 'BS'),
      weight_g: draw.chance('weight', 90) ? draw.integer('brain weight', 1050, 1650) : null,
      method: draw.pick('method', ['Formalin and -80 °C', 'Formalin', '-80 °C', '']) || null,
      notice: draw.chance('notice', 8) ? draw.pick('which notice', words.FLAGS) : null,
      pmi_h: draw.chance('pmi known', 95) ? draw.decimal('pmi', 3, 60) : null,
      rin: draw.chance('rin known', 80) ? draw.decimal('rin', 2, 9) : null,
      samples,
    },
    clinical: {
      causes: [draw.pick('cause', words.CAUSES), ...draw.some('second cause', words.CAUSES.slice(0, 4), 1)],
      medical: draw.some('medical', words.MEDICAL, 3),
      neuropathology: draw.some('neuropathology', words.NEUROPATH, 2),
      psychiatric: draw.some('psychiatric', words.PSYCHIATRIC, isTypical ? 1 : 3),
      intellectual: isTypical ? 'Average or above' : draw.pick('intellectual', words.INTELLECTUAL),
      genes: isTypical ? [] : draw.some('genes', words.SPARK_GENES, draw.chance('gene', 30) ? 2 : 0),
      respirator: draw.chance('respirator known', 85)
        ? draw.chance('respirator', 20)
          ? { used: true, hours: draw.integer('respirator hours', 2, 96) }
          : { used: false, hours: null }
        : null,
      summary: draw.chance('summary', 75) ? draw.pick('which summary', words.SUMMARIES) : null,
    },
    instruments: !isTypical && draw.chance('ADI-R', 65) ? [makeSurvey(draw)] : [],
    attachments: draw
      .some('attachments', words.ATTACHMENTS, 3)
      .map((title) => ({ title, file: `${recordNo}-${title.split(' ', 1)[0] ?? ''}.pdf` })),
  };
}

export const makeDonors = (store: SourceStore, count: number = STORES[store]): SourceDonor[] =>
  Array.from({ length: count }, (_, index) => makeDonor(store, index + 1));

function pickDiagnosis(draw: Draw): string {
  let left = draw.integer('diagnosis', 1, 100);
  for (const [name, percent] of words.DIAGNOSES) if ((left -= percent) <= 0) return name;
  return words.TYPICAL;
}

function makeSide(draw: Draw, site: 'L' | 'R', samples: readonly SourceSample[]): SourceSide {
  const state = describeStorage(samples, site);
  if (state === 'NONE') return { state, detail: null, grams: null, grade: null };
  return {
    state,
    detail: draw.chance(`${site} detail known`, 70) ? draw.pick(`${site} detail`, words.DETAILS) : null,
    grams: draw.integer(`${site} grams`, 40, 620),
    grade: draw.pick(`${site} grade`, words.GRADES),
  };
}
