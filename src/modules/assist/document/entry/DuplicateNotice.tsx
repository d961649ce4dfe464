import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { href } from '@/platform/routing/href';
import { Banner } from '@/platform/ui/Banner';
import type { AssistDuplicate } from '../../assistWire';
import { FIRST_TAB } from '../../rules/deskTabs';

/** The documents that may be the same one; each opens beside this one. */
export function DuplicateLinks({ rows }: { readonly rows: readonly AssistDuplicate[] }) {
  const { t } = useTranslation(['assistDocument', 'ui']);
  return rows.map((row, index) => (
    <span key={row.id}>
      {index > 0 && ', '}
      <Link
        href={href('assistDocument', { id: FIRST_TAB, documentId: row.id }, { modo: 'ver' })}
        target="_blank"
        rel="noopener"
        color="inherit"
      >
        {t('duplicates.link', {
          number: row.identificationNumber,
          customer: row.customerName,
          status: t(`ui:status.assist.${row.statusName}`),
          date: dayText(row.createdAt),
        })}
      </Link>
    </span>
  ));
}

/** Says that this document may have been entered already. */
export function DuplicateNotice({ rows }: { readonly rows: readonly AssistDuplicate[] }) {
  const { t } = useTranslation('assistDocument');
  if (rows.length === 0) return null;
  return (
    <Banner
      tone="warning"
      icon={<ContentCopyOutlined />}
      fact={t('duplicates.fact')}
      text={<DuplicateLinks rows={rows} />}
    />
  );
}
