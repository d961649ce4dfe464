import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined';
import type { TFunction } from 'i18next';
import { formatCpfOrCnpj } from '@/platform/format/document';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { StatusChipProps } from '@/platform/ui/StatusChip';
import { daysLeft, type Validity, validityOf } from '../rules/certificateValidity';
import type { Certificate } from './certificateWire';

const LOOKS: Readonly<Record<Validity, Omit<StatusChipProps, 'label'>>> = {
  VALID: { tone: 'success', icon: CheckCircleOutlined },
  ENDING: { tone: 'warning', icon: TimelapseOutlined },
  EXPIRED: { tone: 'danger', icon: ErrorOutlineOutlined },
};

export function certificateColumns(
  t: TFunction<'financeFiscal'>,
  today: string,
): readonly ColumnSpec<Certificate>[] {
  return [
    { field: 'holderName', header: t('certificate.columns.holder'), wraps: true, identifying: true },
    {
      field: 'holderDocument',
      header: t('certificate.columns.document'),
      width: 160,
      format: (value) => formatCpfOrCnpj(String(value)),
    },
    { field: 'issuerName', header: t('certificate.columns.issuer'), wraps: true, width: 220 },
    {
      field: 'situation',
      header: t('certificate.columns.situation'),
      kind: 'status',
      width: 130,
      status: ({ validUntil }) => {
        const validity = validityOf(validUntil, today);
        return validity && { ...LOOKS[validity], label: t(`certificate.validities.${validity}`) };
      },
    },
    { field: 'validUntil', header: t('certificate.columns.until'), kind: 'date', width: 110 },
    {
      field: 'daysLeft',
      header: t('certificate.columns.daysLeft'),
      kind: 'number',
      decimals: 0,
      width: 120,
      value: ({ validUntil }) => {
        const days = daysLeft(validUntil, today);
        return days === null ? null : Math.max(0, days);
      },
    },
    { field: 'validFrom', header: t('certificate.columns.from'), kind: 'date', width: 110, hidden: true },
    { field: 'sentAt', header: t('certificate.columns.sentAt'), kind: 'dateTime', width: 150 },
    { field: 'sentBy', header: t('certificate.columns.sentBy'), width: 160, hidden: true },
  ];
}
