import type { ChangeEvent, CompositionEvent } from 'react';
import { toPlainUpper } from '@/platform/format/text';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Writes into the element and leaves the caret where the user has it; React then finds nothing to write. */
export function rewrite(element: TextElement, text: string, caret: number): void {
  element.value = text;
  element.setSelectionRange(caret, caret);
}

/**
 * Upper-cases and strips accents while typing. Text under composition (a dead key, a telephone's word guessing) is
 * left alone until it is finished, or the keyboard would lose its place.
 */
export function usePlainUpper(onChange: (text: string) => void) {
  function accept(element: TextElement): void {
    const typed = element.value;
    const plain = toPlainUpper(typed);
    if (plain !== typed) {
      rewrite(element, plain, toPlainUpper(typed.slice(0, element.selectionStart ?? typed.length)).length);
    }
    onChange(plain);
  }
  return {
    onChange: (event: ChangeEvent<TextElement>) => {
      const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
      if (composing) onChange(event.target.value);
      else accept(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<TextElement>) => accept(event.currentTarget),
  };
}
