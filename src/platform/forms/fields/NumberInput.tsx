import { useEffect, useEffectEvent, useRef, type HTMLAttributes, type Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import { type NumberRefusal, refusalOf } from '@/platform/forms/fields/refusedKeys';
import { NO_DOTS } from '@/platform/forms/fields/typedDots';
import { keyTypedWith } from '@/platform/forms/fields/typedMarks';
import { useNumberMarks } from '@/platform/i18n/useNumberMarks';

/** More signs than any number that is meant. */
const LONGEST_TYPED = 24;

type NumberInputProps = Omit<HTMLAttributes<HTMLInputElement>, 'prefix' | 'defaultValue' | 'children'> & {
  readonly ref?: Ref<HTMLInputElement>;
  /** The number with a decimal point, or as much of it as is typed: '12.', '-'. */
  readonly value?: string;
  readonly decimals?: number;
  readonly negative?: boolean;
  /** Without marks between thousands: a year. */
  readonly plain?: boolean;
  /** The greatest number that is taken, sign aside. */
  readonly most?: number;
  readonly onNumber?: (text: string) => void;
  /** A key was not taken; null when what was typed before it turned out to be right. */
  readonly onRefused?: (refusal: NumberRefusal | null) => void;
};

/** Puts another text in the field as if it had been typed: the formatter receives it and sets the caret. */
function retype(element: HTMLInputElement, text: string): void {
  // Past the setter by which React knows what it wrote itself.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(element, text);
  element.setSelectionRange(text.length, text.length);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

/** The input element of the number field: the language's marks come and go while digits are typed. */
export function NumberInput(props: NumberInputProps) {
  const { ref, decimals = 2, negative = false, plain = false, onNumber, value = '', ...others } = props;
  const { most = Infinity, onRefused, ...rest } = others;
  const input = useRef<HTMLInputElement>(null);
  const dots = useRef(NO_DOTS);
  const marks = useNumberMarks();
  const before = useEffectEvent((event: InputEvent) => {
    const { data: key, target } = event;
    if (!(target instanceof HTMLInputElement) || !key || !event.cancelable) return;
    const { value: text, selectionStart, selectionEnd } = target;
    const atEnd = selectionStart === text.length && selectionEnd === text.length;
    const typed = atEnd ? keyTypedWith(marks, dots.current, { key, text, decimals }) : { dots: NO_DOTS };
    dots.current = typed.dots;
    if (typed.instead === undefined) {
      const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length];
      const refusal = refusalOf({ key, text, start, end, decimals, negative, most, marks });
      if (refusal) onRefused?.(refusal);
      return;
    }
    // Digits behind the comma of a whole number are not taken; after a dot it is not known yet.
    if (typed.instead !== text) onRefused?.(null);
    else if (typed.dots.whole !== undefined) onRefused?.({ reason: 'decimals' });
    event.preventDefault();
    retype(target, typed.instead);
  });
  useEffect(() => {
    const element = input.current;
    // React's own event of this name knows nothing of what telephones type.
    const listen = (event: InputEvent) => before(event);
    // A dot means what was typed behind it at once, not what somebody adds later.
    const leave = () => {
      dots.current = NO_DOTS;
    };
    element?.addEventListener('beforeinput', listen);
    element?.addEventListener('blur', leave);
    return () => {
      element?.removeEventListener('beforeinput', listen);
      element?.removeEventListener('blur', leave);
    };
  }, []);
  return (
    <NumericFormat
      {...rest}
      getInputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      value={value}
      valueIsNumericString
      thousandSeparator={plain ? false : marks.group}
      decimalSeparator={marks.decimal}
      // The key of the number pad is a point on some keyboards, a comma on others, and means the decimal mark.
      allowedDecimalSeparators={[',', '.']}
      decimalScale={decimals}
      // One that is too great stands while it is typed, and is said to be: what was typed before it is none either. So
      // does a minus where none is taken: without it the number would be another one.
      isAllowed={(values) => values.value.length <= LONGEST_TYPED}
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
