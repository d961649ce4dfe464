import type { ParseKeys, TFunction } from 'i18next';

type MessagePath = Extract<ParseKeys<'forms'>, `message.${string}`>;
export type MessageKey = MessagePath extends `message.${infer Key}` ? Key : never;

/** What is wrong, in no language: it is put into words when it is shown, so a change of language reaches it. */
export interface FormMessage {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Name of the other field the message speaks of; shown by its label. */
  readonly field?: string;
  /** `namespace:key` of a module's own words, said in place of the key's. */
  readonly says?: string;
}

function isFormMessage(value: unknown): value is FormMessage {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** Puts a message into words. A plain text came from the server and is shown as it is. */
export function translateMessage(
  message: unknown,
  t: TFunction<'forms'>,
  attribute: string,
  labelOf: (name: string) => string,
): string {
  if (!isFormMessage(message))
    return typeof message === 'string' ? message : t('message.invalid', { attribute });
  const other = message.field === undefined ? {} : { field: labelOf(message.field) };
  const values = { attribute, ...message.values, ...other };
  if (message.says === undefined) return t(`message.${message.key}`, values);
  return t(message.says, message.says, values);
}
