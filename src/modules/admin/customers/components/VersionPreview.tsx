import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { dayText } from '@/platform/format/dayText';
import { layout } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { HtmlView } from '@/platform/ui/HtmlView';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { VersionValues } from '../schemas/versionSchemas';
import { versionName } from '../versionName';

const Frame = styled('div')({ maxWidth: layout.dialog.m, margin: '8px 0' });
const Muted = styled('p')(({ theme }) => ({
  ...typeStep('cell'),
  margin: '4px 0 12px',
  color: theme.tokens.textMuted,
}));

/** The version as the home card will tell it, while it is written. */
export function VersionPreview({ values }: NoteProps<VersionValues>) {
  const { t } = useTranslation('adminCustomers');
  const { versionDate, changelog } = values;
  const number = versionName(values);
  return (
    <Frame>
      <Card title={t('version.preview')} headingLevel={3}>
        <MetricTile label={t('version.number')} value={number || t('version.noNumber')} />
        <Muted>
          {versionDate ? t('version.since', { date: dayText(versionDate) }) : t('version.noDate')}
        </Muted>
        {changelog ? <HtmlView html={changelog} lines={4} /> : <Muted>{t('version.noText')}</Muted>}
      </Card>
    </Frame>
  );
}
