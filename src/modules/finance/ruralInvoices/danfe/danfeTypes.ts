import type paper from '@locales/pt-BR/danfe.json';

/**
 * The words on the paper, which are Portuguese in every language of the page: the manual prescribes them. Names in
 * braces stand for what is put in.
 */
export type DanfeWords = (typeof paper)['paper'];

/** One product as the paper says it: every figure is written out already. */
export interface DanfeItem {
  readonly code: string;
  /** The description, then one line for each note on it. */
  readonly description: readonly string[];
  readonly ncm: string;
  readonly situation: string;
  readonly cfop: string;
  readonly unit: string;
  readonly quantity: string;
  readonly price: string;
  readonly value: string;
  readonly discount: string;
  readonly icmsBase: string;
  readonly icms: string;
  readonly ipi: string;
  readonly icmsRate: string;
  readonly ipiRate: string;
}

/** What goes across the paper: it is worth nothing, or it was cancelled. */
export type DanfeStamp = 'noValue' | 'cancelled';

/** Everything that a DANFE says, written out; '' is what is not known or not there. */
export interface Danfe {
  readonly words: DanfeWords;
  readonly stamp: DanfeStamp | null;
  readonly number: string;
  readonly series: string;
  /** 0 goods come in, 1 they go out. */
  readonly movement: '0' | '1';
  /** 44 positions; '' without a valid one. */
  readonly accessKey: string;
  /** Protocol with its moment; in contingency the sentence that stands for it. */
  readonly protocol: string;
  readonly nature: string;
  readonly issuer: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly registration: string;
    readonly document: string;
  };
  readonly recipient: Readonly<
    Record<
      | 'name'
      | 'document'
      | 'issued'
      | 'address'
      | 'district'
      | 'zip'
      | 'moved'
      | 'city'
      | 'phone'
      | 'state'
      | 'registration'
      | 'time',
      string
    >
  >;
  readonly bill: {
    readonly form: string;
    readonly installments: readonly {
      readonly number: string;
      readonly due: string;
      readonly value: string;
    }[];
  };
  readonly tax: Readonly<
    Record<
      | 'icmsBase'
      | 'icms'
      | 'stBase'
      | 'st'
      | 'items'
      | 'freight'
      | 'insurance'
      | 'discount'
      | 'other'
      | 'ipi'
      | 'total',
      string
    >
  >;
  readonly carrier: Readonly<
    Record<
      | 'name'
      | 'freight'
      | 'antt'
      | 'plate'
      | 'plateState'
      | 'document'
      | 'address'
      | 'city'
      | 'state'
      | 'registration'
      | 'volumes'
      | 'kind'
      | 'brand'
      | 'numbering'
      | 'gross'
      | 'net',
      string
    >
  >;
  readonly items: readonly DanfeItem[];
  /** Paragraphs of the complementary information. */
  readonly notes: readonly string[];
}

/** Millimetres from the sheet's upper left; sizes of type in points. */
export type Mark =
  | { readonly kind: 'box'; readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  | {
      readonly kind: 'line';
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
      readonly dashed: boolean;
    }
  | {
      readonly kind: 'text';
      /** Left end of the text. */
      readonly x: number;
      /** Its baseline. */
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly bold: boolean;
      /** What it takes, so that every painter gives it no more. */
      readonly w: number;
    }
  | {
      readonly kind: 'bars';
      readonly y: number;
      readonly h: number;
      /** Left end and width of each bar. */
      readonly bars: readonly (readonly [x: number, w: number])[];
    }
  | {
      readonly kind: 'stamp';
      /** Its middle. */
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly w: number;
      /** Degrees, counter-clockwise. */
      readonly angle: number;
    };

/** One sheet of A4. */
export type DanfePage = readonly Mark[];

/** Millimetres that a text takes in a size of type. */
export type Measure = (text: string, size: number, bold: boolean) => number;
