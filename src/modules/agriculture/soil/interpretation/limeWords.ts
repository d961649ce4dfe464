import { formatNumber } from '@/platform/format/number';
import type { Words } from './interpretationWords';
import type { LimeChoices, LimeNeed, LimeSoil } from '../rules/lime';

const two = (value: number | null) => formatNumber(value ?? 0, { decimals: 2 });
const short = (value: number | null) => formatNumber(value ?? 0, { decimals: 1, minDecimals: 0 });

/** The arithmetic of a dose: '(70 − 45,3) × 9,50 ÷ 100 = 2,35 t/ha; × 100 ÷ 80 × 20 ÷ 20 = 2,94 t/ha'. */
export function limeArithmetic(
  t: Words,
  soil: LimeSoil,
  choices: LimeChoices,
  need: Extract<LimeNeed, { kind: 'need' }>,
): string {
  const { method, targetV, prnt, depth, areaShare } = choices;
  const { t: ctc, v, al, ca, mg, smp } = soil;
  const pure = two(need.pure);
  const base =
    method === 'V_PERCENT'
      ? `(${short(targetV)} − ${short(v)}) × ${two(ctc)} ÷ 100 = ${pure} t/ha`
      : method === 'AL_CA_MG'
        ? `2 × ${two(al)} + ${two(Math.max(0, 2 - (ca ?? 0) - (mg ?? 0)))} = ${pure} t/ha`
        : t('lime.smpLine', { smp: short(smp), lime: pure });
  const share = areaShare === 100 ? '' : ` × ${short(areaShare)} ÷ 100`;
  const product = `× 100 ÷ ${short(prnt)} × ${short(depth)} ÷ 20${share} = ${two(need.dose)} t/ha`;
  return t('lime.arithmetic', { base, product });
}
