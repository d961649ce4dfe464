import type { NumberMarks } from '@/platform/format/formatLocale';
import { keyTyped } from '@/platform/forms/fields/typedDots';

function mirrored(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

/** `keyTyped` for the marks of a language: in English dot and comma change places, on the way in and out. */
export function keyTypedWith({ decimal }: NumberMarks, ...args: Parameters<typeof keyTyped>) {
  if (decimal === ',') return keyTyped(...args);
  const [dots, { key, text, decimals }] = args;
  const answer = keyTyped(dots, { key: mirrored(key), text: mirrored(text), decimals });
  return answer.instead === undefined ? answer : { ...answer, instead: mirrored(answer.instead) };
}
