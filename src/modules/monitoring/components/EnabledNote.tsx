import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { FieldNote } from './FieldNote';

/** What a device that is switched off no longer does. */
export function EnabledNote({ values: { enabled } }: NoteProps<{ enabled: boolean }>) {
  const { t } = useTranslation('monitoring');
  return <FieldNote warns>{!enabled && t('disabledNote')}</FieldNote>;
}
