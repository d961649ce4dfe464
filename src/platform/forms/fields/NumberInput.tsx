import type { HTMLAttributes, Ref } from 'react';
import { NumericFormat } from 'react-number-format';

type NumberInputProps = Omit<HTMLAttributes<HTMLInputElement>, 'prefix' | 'defaultValue' | 'children'> & {
  readonly ref?: Ref<HTMLInputElement>;
  /** The number with a decimal point, or as much of it as is typed: '12.', '-'. */
  readonly value?: string;
  readonly decimals?: number;
  readonly negative?: boolean;
  /** Without dots between thousands: a year. */
  readonly plain?: boolean;
  readonly onNumber?: (text: string) => void;
};

/** Beyond fifteen digits a number no longer keeps each of them. */
const MOST_DIGITS = 15;

/** The input element of the number field: dots and comma come and go while digits are typed. */
export function NumberInput(props: NumberInputProps) {
  const { ref, decimals = 2, negative = false, plain = false, onNumber, value = '', ...rest } = props;
  return (
    <NumericFormat
      {...rest}
      getInputRef={ref ?? null}
      value={value}
      valueIsNumericString
      thousandSeparator={plain ? false : '.'}
      decimalSeparator=","
      // The key of the number pad is a point on many keyboards and means the comma.
      allowedDecimalSeparators={[',', '.']}
      decimalScale={decimals}
      allowNegative={negative}
      isAllowed={(values) => values.value.replace(/\D/g, '').length <= MOST_DIGITS}
      // The decimal keyboard of iOS has no minus.
      inputMode={negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      onValueChange={(values, { event }) => {
        // Without an event the value came from the form.
        if (event) onNumber?.(values.value);
      }}
    />
  );
}
