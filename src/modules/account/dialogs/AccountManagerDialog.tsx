import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { initials, pictureUrl } from '@/domain/identity/pictures';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { formatPhone } from '@/platform/format/phone';
import { typeStep } from '@/platform/theme/typography';
import { EmptyState } from '@/platform/ui/EmptyState';
import type { AccountManager } from '../accountWire';
import { manager } from '../accountSlice';
import { SingleDialog } from '../components/SingleDialog';
import { nationalDigits, whatsAppLink } from '../rules/contact';

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& strong': { ...typeStep('dialogTitle'), display: 'block' },
  '& span': { ...typeStep('body'), color: theme.tokens.textMuted },
}));
const Photo = styled(Avatar)(({ theme }) => ({
  ...typeStep('metricSmall'),
  width: 88,
  height: 88,
  color: theme.tokens.primarySoftText,
  backgroundColor: theme.tokens.primarySoft,
}));
const About = styled('p')({ margin: '16px 0 0', whiteSpace: 'pre-line' });
const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  margin: '16px 0 0',
  '& dt': { color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 20 });

function Manager({ found }: { readonly found: AccountManager }) {
  const { t } = useTranslation('account');
  const identity = useIdentity();
  const customer = useCustomer();
  const { name, email, mobileNumber: phone } = found;
  const greeting = t('manager.greeting', { name: identity?.name, customer: customer?.customerName });
  const whatsApp = phone ? whatsAppLink(phone, greeting) : null;
  const national = phone ? nationalDigits(phone) : null;
  return (
    <>
      <Person>
        <Photo src={pictureUrl(found.photo, identity?.urls.storageUrl ?? null)} alt={name}>
          {initials(name)}
        </Photo>
        <div>
          <strong>{name}</strong>
          {found.function && <span>{found.function}</span>}
        </div>
      </Person>
      {found.about && <About>{found.about}</About>}
      <Facts>
        {email && [<dt key="email">{t('manager.email')}</dt>, <dd key="email text">{broken(email)}</dd>]}
        {phone && [
          <dt key="phone">{t('manager.phone')}</dt>,
          <dd key="phone text">{national ? formatPhone(national) : phone}</dd>,
        ]}
      </Facts>
      <Ways>
        {whatsApp && (
          <Button
            component="a"
            variant="contained"
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<WhatsApp />}
          >
            {t('manager.whatsApp')}
          </Button>
        )}
        {email && (
          <Button
            component="a"
            variant="outlined"
            href={`mailto:${email}`}
            startIcon={<MailOutlineOutlined />}
          >
            {t('manager.write')}
          </Button>
        )}
      </Ways>
    </>
  );
}

/** An address that breaks before its @ when the line is short. */
function broken(email: string) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** Who looks after the customer, and the ways to reach them. */
export function AccountManagerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  return (
    <SingleDialog title={t('manager.title')} resource={manager} onClose={onClose}>
      {({ found }) =>
        found ? (
          <Manager found={found} />
        ) : (
          <EmptyState
            icon={<BadgeOutlined />}
            title={t('manager.empty.title')}
            text={t('manager.empty.text')}
          />
        )
      }
    </SingleDialog>
  );
}
