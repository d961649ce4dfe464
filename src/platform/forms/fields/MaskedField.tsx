import { formatCep, parseCep } from '@/platform/format/cep';
import { formatCnpj, formatCpf, formatCpfOrCnpj, parseCnpj, parseCpf } from '@/platform/format/document';
import {
  formatCest,
  formatCfop,
  formatNcm,
  parseBenefitCode,
  parseCest,
  parseCfop,
  parseNcm,
} from '@/platform/format/fiscalCode';
import { formatGroupedCode, parseGroupedCode } from '@/platform/format/groupedCode';
import { formatPhone, parsePhone } from '@/platform/format/phone';
import { formatPlate, parsePlate } from '@/platform/format/plate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { InputBox } from '@/platform/forms/InputBox';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';

interface Mask {
  /** Writes as much of the mask as there is to fill. */
  readonly format: (text: string) => string;
  /** What is kept: the characters without the mask. */
  readonly parse: (text: string) => string;
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** Which characters are the user's. */
  readonly significant: RegExp;
  readonly autoComplete?: string;
}

export interface MaskedControlProps extends ControlProps<string | null> {
  readonly placeholder?: string | undefined;
}

const DIGITS = /\d/g;
const LETTERS_AND_DIGITS = /[a-z\d]/gi;

/** A text with a mask. Its value has no mask; the caret stays behind the character it was behind. */
function MaskedControl({ mask, ...props }: MaskedControlProps & { mask: Mask }) {
  const { value, onChange } = props;
  return (
    <InputBox
      {...props}
      text={mask.format(value ?? '')}
      onText={(event) => onChange(mask.parse(masked(event.target, mask.format, mask.significant)))}
      input={{
        inputMode: mask.inputMode,
        autoComplete: mask.autoComplete ?? 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
      }}
      box={{ sx: { fontVariantNumeric: 'tabular-nums' } }}
    />
  );
}

type MaskedFieldProps = FieldProps<MaskedControlProps, string | null>;

function MaskedField({ mask, ...props }: MaskedFieldProps & { mask: Mask }) {
  return <MaskedControl {...props} {...useField<string | null>(props)} mask={mask} />;
}

const CPF: Mask = { format: formatCpf, parse: parseCpf, inputMode: 'numeric', significant: DIGITS };
// Letters are part of a CNPJ since July 2026: the numeric keyboard would shut them out.
const CNPJ: Mask = {
  format: formatCnpj,
  parse: parseCnpj,
  inputMode: 'text',
  significant: LETTERS_AND_DIGITS,
};
const CPF_OR_CNPJ: Mask = { ...CNPJ, format: formatCpfOrCnpj };
const PHONE: Mask = {
  format: formatPhone,
  parse: parsePhone,
  inputMode: 'tel',
  significant: DIGITS,
  autoComplete: 'tel-national',
};
const CEP: Mask = {
  format: formatCep,
  parse: parseCep,
  inputMode: 'numeric',
  significant: DIGITS,
  autoComplete: 'postal-code',
};
const PLATE: Mask = {
  format: formatPlate,
  parse: parsePlate,
  inputMode: 'text',
  significant: LETTERS_AND_DIGITS,
};
const CODE: Mask = {
  format: formatGroupedCode,
  parse: parseGroupedCode,
  inputMode: 'numeric',
  significant: DIGITS,
};
const fiscal = (format: Mask['format'], parse: Mask['parse']): Mask => ({
  format,
  parse,
  inputMode: 'numeric',
  significant: DIGITS,
});
const NCM = fiscal(formatNcm, parseNcm);
const CEST = fiscal(formatCest, parseCest);
const CFOP = fiscal(formatCfop, parseCfop);
const BENEFIT: Mask = {
  format: parseBenefitCode,
  parse: parseBenefitCode,
  inputMode: 'text',
  significant: LETTERS_AND_DIGITS,
};

export const CpfField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CPF} />;
export const CnpjField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CNPJ} />;
export const CpfOrCnpjField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CPF_OR_CNPJ} />;
/** 10 or 11 digits; the mask switches by their number. */
export const PhoneField = (props: MaskedFieldProps) => <MaskedField {...props} mask={PHONE} />;
export const CepField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CEP} />;
/** The former plate and the Mercosul one. */
export const PlateField = (props: MaskedFieldProps) => <MaskedField {...props} mask={PLATE} />;
/** Nine digits in three groups: ###-###-###. */
export const GroupedCodeField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CODE} />;
/** Goods of the Mercosul nomenclature: ####.##.##. */
export const NcmField = (props: MaskedFieldProps) => <MaskedField {...props} mask={NCM} />;
/** Goods under tax substitution: ##.###.##. */
export const CestField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CEST} />;
/** Fiscal code of operations: #.###. */
export const CfopField = (props: MaskedFieldProps) => <MaskedField {...props} mask={CFOP} />;
/** Tax benefit: state and six or eight characters. */
export const BenefitCodeField = (props: MaskedFieldProps) => <MaskedField {...props} mask={BENEFIT} />;
