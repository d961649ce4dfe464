import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { Banner } from '@/platform/ui/Banner';
import { useNavigate } from 'react-router-dom';
import type { Book } from '../useBook';

/** Entries without a share are in no sum; the way to where they are mended. */
export function LeftOut({ book, count }: { readonly book: Book; readonly count: number }) {
  const { t } = useTranslation('financeCashBook');
  const navigate = useNavigate();
  if (count === 0) return null;
  const { farmerId, year } = book;
  const params = { ano: String(year), pendencias: '1', ...(farmerId === null ? {} : { produtor: farmerId }) };
  return (
    <Banner
      tone="warning"
      fact={t('result.left', { count })}
      action={{
        label: t('result.mend'),
        onClick: () => void navigate(href('financeCashBook', {}, params)),
      }}
    />
  );
}
