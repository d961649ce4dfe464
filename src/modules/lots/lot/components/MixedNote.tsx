import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { useAppSelector } from '@/platform/store/hooks';
import type { LotValues } from '../lotSchemas';
import { NoteLine } from './NoteLine';
import { referenceSets } from './referenceOptions';

/** Under the reference: mixed birds whose line has no set for them take the mean of both sexes. */
export function MixedNote({ values }: NoteProps<LotValues>) {
  const { t } = useTranslation('chickenLots');
  const { data } = useAppSelector(referenceSets.select);
  const set = data?.find(({ id }) => id === values.zootechnicalReferenceId);
  if (values.gender !== 'MIXED' || !set?.mixedWith) return null;
  return <NoteLine>{t('form.mixed', { first: set.name, second: set.mixedWith })}</NoteLine>;
}
