import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { WindArrow } from '../icons/WindArrow';
import { compassPoint } from '../rules/wind';

/** Letters and arrow; letters that are none of the compass stand as they came, without an arrow. */
export function WindCell({ direction }: { readonly direction: string }) {
  const { t } = useTranslation('forecast');
  const point = compassPoint(direction);
  if (!point) return direction || '–';
  const from = t(`compass.${point}.from`);
  return (
    <span title={from} style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <span aria-hidden>{t(`compass.${point}.letters`)}</span>
      <WindArrow from={point} />
      <VisuallyHidden>{from}</VisuallyHidden>
    </span>
  );
}
