export const LIME_METHODS = ['V_PERCENT', 'AL_CA_MG', 'SMP'] as const;
export type LimeMethod = (typeof LIME_METHODS)[number];

/** Charges in cmolc/dm³, saturations and clay in %. Null is not known. */
export interface LimeSoil {
  readonly t: number | null;
  readonly v: number | null;
  readonly al: number | null;
  readonly ca: number | null;
  readonly mg: number | null;
  readonly smp: number | null;
}

export interface LimeChoices {
  readonly method: LimeMethod;
  /** Saturation by bases that is aimed at, %. Of the method V% alone. */
  readonly targetV: number | null;
  /** Relative power of total neutralization of the product, %. */
  readonly prnt: number;
  /** Depth to which lime is worked in, cm. */
  readonly depth: number;
  /** Share of the surface that is limed, %: strips take less. */
  readonly areaShare: number;
  /** Lime (t/ha at PRNT 100) by pH SMP, as its user pasted the manual's table. */
  readonly smpTable: readonly { readonly smp: number; readonly lime: number }[];
}

export type MissingLime = 'T' | 'V' | 'AL' | 'CA' | 'MG' | 'SMP' | 'SMP_TABLE' | 'TARGET';
export type LimeNeed =
  | {
      readonly kind: 'need';
      /** t/ha of the product. */
      readonly dose: number;
      /** t/ha at PRNT 100, to 20 cm, on the whole surface. */
      readonly pure: number;
    }
  | { readonly kind: 'missing'; readonly missing: readonly MissingLime[] };

const need = (pure: number, { prnt, depth, areaShare }: LimeChoices): LimeNeed => ({
  kind: 'need',
  pure,
  dose: pure * (100 / prnt) * (depth / 20) * (areaShare / 100),
});
const missing = (...all: (MissingLime | false)[]): LimeNeed => ({
  kind: 'missing',
  missing: all.filter((one) => one !== false),
});

/** The printed line of an SMP table for a pH: rounded to the table's 0.1; below it the first line, above it none is needed. */
function smpLime(table: LimeChoices['smpTable'], smp: number): number {
  const lines = table.toSorted((a, b) => a.smp - b.smp);
  const rounded = Math.round(smp * 10) / 10;
  const [first] = lines;
  if (!first || rounded <= first.smp) return first?.lime ?? 0;
  return lines.find((line) => rounded <= line.smp)?.lime ?? 0;
}

/**
 * Lime in t/ha by the method of the reference (FI §4.4): V% (V2 − V1) · T ÷ 100; aluminium with calcium and magnesium
 * 2 · Al + max(0, 2 − Ca − Mg); SMP by the manual's table. Each × 100 ÷ PRNT × depth ÷ 20 × share of the area; never
 * below zero. What a method needs and is not known is named.
 */
export function limeNeed(soil: LimeSoil, choices: LimeChoices): LimeNeed {
  switch (choices.method) {
    case 'V_PERCENT': {
      const { t, v } = soil;
      const { targetV } = choices;
      if (t === null || v === null || targetV === null)
        return missing(t === null && 'T', v === null && 'V', targetV === null && 'TARGET');
      return need(Math.max(0, ((targetV - v) * t) / 100), choices);
    }
    case 'AL_CA_MG': {
      const { al, ca, mg } = soil;
      if (al === null || ca === null || mg === null)
        return missing(al === null && 'AL', ca === null && 'CA', mg === null && 'MG');
      return need(2 * al + Math.max(0, 2 - ca - mg), choices);
    }
    case 'SMP': {
      const { smp } = soil;
      if (smp === null || choices.smpTable.length === 0)
        return missing(smp === null && 'SMP', choices.smpTable.length === 0 && 'SMP_TABLE');
      return need(smpLime(choices.smpTable, smp), choices);
    }
  }
}

export type GypsumNeed =
  | { readonly kind: 'need'; /** kg/ha. */ readonly dose: number; readonly because: 'M' | 'CA' }
  /** The subsoil is as it should be. */
  | { readonly kind: 'none' }
  /** No sample from 20 cm or deeper, or what decides is not known. */
  | { readonly kind: 'missing'; readonly missing: readonly ('SUBSOIL' | 'M_AND_CA' | 'CLAY')[] };

/**
 * Gypsum in kg/ha: 50 × clay %, and only with a sample from 20 cm or deeper whose saturation by aluminium is above 20 % or
 * whose calcium is below 0.5 cmolc/dm³ (FI §4.4). 45 % of clay: 2 250.
 */
export function gypsumNeed(subsoil: {
  /** Upper depth of the sample, cm. */
  readonly depthFrom: number;
  readonly clay: number | null;
  /** Saturation by aluminium, %. */
  readonly m: number | null;
  /** cmolc/dm³. */
  readonly ca: number | null;
}): GypsumNeed {
  const { depthFrom, clay, m, ca } = subsoil;
  if (depthFrom < 20) return { kind: 'missing', missing: ['SUBSOIL'] };
  const because = m !== null && m > 20 ? 'M' : ca !== null && ca < 0.5 ? 'CA' : null;
  if (because === null) {
    return m === null || ca === null ? { kind: 'missing', missing: ['M_AND_CA'] } : { kind: 'none' };
  }
  return clay === null ? { kind: 'missing', missing: ['CLAY'] } : { kind: 'need', dose: 50 * clay, because };
}
