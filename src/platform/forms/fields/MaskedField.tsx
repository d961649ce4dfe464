import { formatCep, parseCep } from '@/platform/format/cep';
import { formatCnpj, formatCpf, formatCpfOrCnpj, parseCnpj, parseCpf } from '@/platform/format/document';
import { formatGroupedCode, parseGroupedCode } from '@/platform/format/groupedCode';
import { formatPhone, parsePhone } from '@/platform/format/phone';
import { formatPlate, parsePlate } from '@/platform/format/plate';
import type { ControlProps, FieldProps } from '@/platform/forms/fieldProps';
import { InputBox } from '@/platform/forms/InputBox';
import { DIGITS, LETTERS_AND_DIGITS, type Mask } from '@/platform/forms/mask';
import { masked } from '@/platform/forms/typedText';
import { useField } from '@/platform/forms/useField';

export interface MaskedControlProps extends ControlProps<string | null> {
  readonly placeholder?: string | undefined;
}

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

/** A field with the mask it is given: that of a kind of text the platform does not know. */
export function MaskedField({ mask, ...props }: MaskedFieldProps & { mask: Mask }) {
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
