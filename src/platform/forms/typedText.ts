import type { ChangeEvent, CompositionEvent } from 'react';
import { toPlainUpper } from '@/platform/format/text';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Writes into the element and leaves the caret where the user has it; React then finds nothing to write. */
function rewrite(element: TextElement, text: string, caret: number): void {
  element.value = text;
  element.setSelectionRange(caret, caret);
}

/**
 * Upper-cases and strips accents while typing. Text under composition (a dead key, a telephone's word guessing) is
 * left alone until it is finished, or the keyboard would lose its place.
 */
export function plainUpper(onChange: (text: string) => void) {
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

/**
 * Writes a mask around what is typed. The caret stays behind the same character, whatever the mask puts before it;
 * `significant` says which characters are the user's and not the mask's.
 */
export function masked(element: TextElement, mask: (text: string) => string, significant: RegExp): string {
  const typed = element.value;
  const shown = mask(typed);
  if (shown === typed) return shown;
  const caret = element.selectionStart ?? typed.length;
  const before = mask(typed.slice(0, caret)).match(significant)?.length ?? 0;
  let position = 0;
  for (let seen = 0; seen < before && position < shown.length; position += 1) {
    if ((shown[position] ?? '').match(significant)) seen += 1;
  }
  rewrite(element, shown, caret === typed.length ? shown.length : position);
  return shown;
}
