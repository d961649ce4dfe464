import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { externalHref, externalLink } from '@/platform/routing/externalLink';
import { PageLink } from '@/platform/routing/pageLink';
import { sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { BRAND } from '@/platform/ui/brand';
import { Card } from '@/platform/ui/Card';

const OWN_PAGE = '/academia-eprodutor';

/** The academy's page on this site: the one that the backend names, when it is a path of this site. */
function academyPath(address: string | null): string {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : OWN_PAGE;
}

// The head is as tall as those of the cards beside it, which have actions.
const Reserved = styled('span')(({ theme }) => ({
  height: theme.density.name === 'comfortable' ? sizes.touchMin : sizes.iconButton,
}));
const Words = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '4px 0 16px',
  color: theme.tokens.textMuted,
}));

/** The way to the courses: the academy's own site, else the page of this one. */
export function Component() {
  const { t } = useTranslation('home');
  const address = useIdentity()?.urls.academyUrl ?? null;
  const outside = externalHref(address);
  const look = { variant: 'outlined', startIcon: <SchoolOutlined /> } as const;
  return (
    <Card title={t('academy.title', { brand: BRAND })} actions={<Reserved />}>
      <Words>{t('academy.text')}</Words>
      {outside === null ? (
        <Button {...look} component={PageLink} to={academyPath(address)}>
          {t('academy.open')}
        </Button>
      ) : (
        <Button {...look} href={outside} {...externalLink}>
          {t('academy.open')}
        </Button>
      )}
    </Card>
  );
}
