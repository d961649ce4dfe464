import i18next from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '@/platform/format/date';
import { formatNumber } from '@/platform/format/number';
import type { RegisterField } from '../registerFields';

const DECIMALS: Readonly<Record<string, number>> = { integer: 0, money: 2, percent: 2 };

/**
 * The value of a form's field as text; null where only the field itself can show it, as a choice by its id or a
 * picture. Nothing entered is said in words.
 */
export function fieldText<Values extends FieldValues>(
  field: RegisterField<Values>,
  value: unknown,
): string | null {
  if (value === null || value === undefined || value === '') return i18next.t('register:conflict.nothing');
  if (typeof value === 'boolean') return i18next.t(value ? 'register:conflict.yes' : 'register:conflict.no');
  if (field.kind === 'select' || field.kind === 'radio' || field.kind === 'autocomplete') return null;
  if (typeof value === 'number') {
    const decimals = ('decimals' in field ? field.decimals : undefined) ?? DECIMALS[field.kind];
    return formatNumber(value, decimals === undefined ? {} : { decimals });
  }
  if (typeof value !== 'string' || field.kind === 'richText' || field.kind === 'image') return null;
  return field.kind === 'date' ? formatDate(value) : value;
}
