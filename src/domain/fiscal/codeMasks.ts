import { DIGITS, LETTERS_AND_DIGITS, type Mask } from '@/platform/forms/mask';
import { formatCest, formatCfop, formatNcm, parseBenefitCode, parseCest, parseCfop, parseNcm } from './codes';

/** Goods of the Mercosul nomenclature: ####.##.##. */
export const NCM: Mask = { format: formatNcm, parse: parseNcm, inputMode: 'numeric', significant: DIGITS };
/** Goods under tax substitution: ##.###.##. */
export const CEST: Mask = { format: formatCest, parse: parseCest, inputMode: 'numeric', significant: DIGITS };
/** Fiscal code of operations: #.###. */
export const CFOP: Mask = { format: formatCfop, parse: parseCfop, inputMode: 'numeric', significant: DIGITS };
/** Tax benefit: state and six or eight characters. */
export const BENEFIT_CODE: Mask = {
  format: parseBenefitCode,
  parse: parseBenefitCode,
  inputMode: 'text',
  significant: LETTERS_AND_DIGITS,
};
