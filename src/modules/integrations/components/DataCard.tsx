import NorthEastOutlined from '@mui/icons-material/NorthEastOutlined';
import SouthWestOutlined from '@mui/icons-material/SouthWestOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { Card } from '@/platform/ui/Card';
import { judgeLink } from '@/platform/ui/safeAddress';
import type { PartnerDetails } from '../integrationsWire';
import { dataWord, kindText } from '../integrationsWords';

const Body = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('body'),
  '& p': { margin: '0 0 12px' },
  '& h3': {
    ...typeStep('body'),
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: '0 0 4px',
    fontWeight: 600,
  },
  '& h3 svg': { fontSize: 18, color: tokens.textMuted },
  '& ul': { margin: '0 0 16px', paddingLeft: 28 },
  '& li': { margin: '0 0 2px' },
}));

interface FlowProps {
  readonly title: string;
  readonly icon: SvgIconComponent;
  readonly data: readonly string[];
}

function Flow({ title, icon: Icon, data }: FlowProps) {
  if (data.length === 0) return null;
  return (
    <>
      <h3>
        <Icon aria-hidden />
        {title}
      </h3>
      <ul>
        {data.map((one) => (
          <li key={one}>{dataWord(one)}</li>
        ))}
      </ul>
    </>
  );
}

/** What data go where, and where more can be read of the partner. */
export function DataCard({
  partner: { name, kind, receives, sends, site },
}: {
  readonly partner: PartnerDetails;
}) {
  const { t } = useTranslation('integrations');
  return (
    <Card title={t('dataTitle')}>
      <Body>
        <p>{kindText(kind)}</p>
        <Flow title={t('receivesFrom', { name })} icon={SouthWestOutlined} data={receives} />
        <Flow title={t('sendsTo', { name })} icon={NorthEastOutlined} data={sends} />
        {judgeLink(site) === 'foreign' && (
          <Link href={site} target="_blank" rel="noopener noreferrer nofollow">
            {t('site')}
          </Link>
        )}
      </Body>
    </Card>
  );
}
