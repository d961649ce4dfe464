import type { ParseKeys, TFunction } from 'i18next';

type MessagePath = Extract<ParseKeys<'forms'>, `message.${string}`>;
export type MessageKey = MessagePath extends `message.${infer Key}` ? Key : never;

/** What is wrong, in no language: it is put into words when it is shown, so a change of language reaches it. */
export interface FormMessage {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Name of the other field the message speaks of; shown by its label. */
  readonly field?: string;
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
  return t(`message.${message.key}`, { attribute, ...message.values, ...other });
}
