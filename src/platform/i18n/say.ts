import i18next from 'i18next';

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Says a word by a key that is put together at run time. */
export type Say = (key: string, values?: Values) => string;

/** The translating function, as it takes keys that no type can check: with what is said where there is no word. */
export type Translate = (key: string, otherwise: string, values: Values) => string;

/**
 * Says words by keys that descriptors or values of the wire put together; contract tests look for them. A key without
 * a word is shown itself.
 */
export const sayWith =
  (t: Translate): Say =>
  (key, values = {}) =>
    t(key, key, values);

/** The same outside of components, by `namespace:key`. */
export const say: Say = (key, values) => i18next.t(key, { ...values, defaultValue: key });
