/** How a text is written while it is typed, and what of it is kept. */
export interface Mask {
  /** Writes as much of the mask as there is to fill. */
  readonly format: (text: string) => string;
  /** What is kept: the characters without the mask. */
  readonly parse: (text: string) => string;
  readonly inputMode: 'numeric' | 'tel' | 'text';
  /** Which characters are the user's. */
  readonly significant: RegExp;
  readonly autoComplete?: string;
}

export const DIGITS = /\d/g;
export const LETTERS_AND_DIGITS = /[a-z\d]/gi;
